import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { isStatus } from '../../../../lib/api.ts'
import { useNavigate, useParams } from '../../../../lib/navigation.tsx'
import { withQueries } from '../../../../lib/query.tsx'
import { FieldError, useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem as Refused } from '../../../../ui/form/problem.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { BackLink } from '../../frame/back-link.tsx'
import { HeadRow } from '../../frame/head-row.tsx'
import { bin, paperPlane } from '../../frame/line-icons.ts'
import { Problem } from '../../frame/problem.tsx'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { API_PAGE } from './addresses.ts'
import {
  changeEvents,
  type Event,
  type Outcome,
  removeWebhook,
  testWebhook,
  useWebhook,
  type WholeWebhook,
} from './api.ts'
import { DeliveriesCard } from './deliveries-card.tsx'
import { EndDialog } from './end-dialog.tsx'
import { EventTicks } from './event-ticks.tsx'
import './page.css'
import { SecretCard } from './secret-card.tsx'
import { OffBanner, TestBanner } from './webhook-banner.tsx'
import { hostOf } from './words.ts'

function WebhookPage() {
  const { webhook: id = '' } = useParams()
  const { data, error, refetch } = useWebhook(id)
  return (
    <OrganisationFrame title={data ? hostOf(data.url) : m.hr_api()}>
      <BackLink href={API_PAGE}>{m.hr_api()}</BackLink>
      {error && !data && isStatus(error, 404) && <ScreenTitle>{sentenceOf('no-webhook')}</ScreenTitle>}
      {error && !data && !isStatus(error, 404) && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <Whole webhook={data} />}
    </OrganisationFrame>
  )
}

function Whole({ webhook }: { webhook: WholeWebhook }) {
  const navigate = useNavigate()
  const [test, setTest] = useState<Outcome>()
  const [removing, setRemoving] = useState(false)
  const testing = useSubmit(async () => {
    setTest(undefined)
    setTest(await testWebhook(webhook))
  })
  const { off, url, since } = webhook
  const host = hostOf(url)
  return (
    <>
      <HeadRow title={host} lead={m.hook_since({ url, date: fullDate(new Date(since).toLocaleDateString('sv-SE')) })}>
        {!off && (
          <>
            <Button look="quiet" onClick={() => setRemoving(true)}>
              <Icon path={bin} line />
              {m.hook_remove()}
            </Button>
            <Button look="second" aria-busy={testing.busy} onClick={() => testing.submit()}>
              <Icon path={paperPlane} line />
              {m.hook_test()}
            </Button>
          </>
        )}
      </HeadRow>
      {test && <TestBanner test={test} />}
      <Refused>{testing.problem}</Refused>
      {off && (
        <OffBanner
          webhook={{ ...webhook, off }}
          busy={testing.busy}
          onRemove={() => setRemoving(true)}
          onSwitchOn={() => testing.submit()}
        />
      )}
      <div className="programs panelgrid">
        <EventsCard webhook={webhook} />
        <SecretCard webhook={webhook} />
        <DeliveriesCard deliveries={webhook.deliveries} isOn={off === null} />
      </div>
      {removing && (
        <EndDialog
          title={m.hook_remove_title({ host })}
          text={m.hook_remove_text()}
          keep={m.hook_keep()}
          sure={m.hook_remove_do()}
          onSure={async () => {
            await removeWebhook(webhook)
            navigate(API_PAGE)
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}

/** Saves each tick at once. */
function EventsCard({ webhook }: { webhook: WholeWebhook }) {
  const { submit, problem } = useSubmit(async (events: Event[]) => {
    if (events.length === 0) throw new FieldError('events', m.hook_no_event)
    await changeEvents(webhook, events)
  })
  return (
    <section className="card c7 stack">
      <h2>{m.hook_events()}</h2>
      <EventTicks chosen={webhook.events} onChange={submit} />
      <Refused>{problem}</Refused>
    </section>
  )
}

export const WebhookScreen = withQueries(withLogin(WebhookPage, OWNERS))
