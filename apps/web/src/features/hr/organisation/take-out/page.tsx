import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { Fragment } from 'react'
import { withQueries } from '../../../../lib/query.tsx'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem as FormProblem } from '../../../../ui/form/problem.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck, circleCross } from '../../../../ui/layout/line-icons.ts'
import { BackLink } from '../../frame/back-link.tsx'
import { HeadRow } from '../../frame/head-row.tsx'
import { useSettings } from '../../frame/organisation-api.ts'
import { Problem } from '../../frame/problem.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { isBeingMade, makeTakeOut, useTakeOuts } from './api.ts'
import { zipFile } from './icons.ts'
import './page.css'
import { TakeOuts } from './take-outs.tsx'

const IN_IT = [
  { name: 'sessions.csv, answers.csv, actions.csv, look-backs.csv', about: m.take_out_sessions },
  { name: 'photos/', about: m.take_out_photos },
  { name: 'rounds.csv, invitees.csv, labels.csv, mailings.csv, mails.csv', about: m.take_out_rounds },
  { name: 'texts/, drafts.csv, files/', about: m.take_out_texts },
  { name: 'settings.json, members.csv, audit-log.csv', about: m.take_out_settings },
]

const NOT_IN_IT = [
  { name: m.take_out_no_passwords, about: m.take_out_no_passwords_why },
  { name: m.take_out_no_secrets, about: m.take_out_no_secrets_why },
  { name: m.take_out_no_links, about: m.take_out_no_links_why },
  { name: m.take_out_no_scores, about: m.take_out_no_scores_why },
]

function TakeOutPage() {
  const { data, error, refetch } = useTakeOuts()
  const name = useSettings().data?.name
  const { submit, busy, problem } = useSubmit(makeTakeOut)
  const isMaking = data?.takeOuts.some(isBeingMade) ?? false
  return (
    <OrganisationFrame title={m.take_out_title()}>
      <BackLink href="/admin/organisation/data">{m.hr_data()}</BackLink>
      <HeadRow title={m.take_out_title()} lead={name ? m.take_out_lead({ name }) : m.take_out_lead_unnamed()}>
        <Button locked={isMaking || !data} aria-busy={busy} onClick={() => submit()}>
          {!isMaking && <Icon path={zipFile} line />}
          {isMaking ? m.take_out_is_made() : m.take_out_make()}
        </Button>
      </HeadRow>
      <FormProblem>{problem}</FormProblem>
      <section className="card in-zip">
        <div>
          <h2>{m.take_out_in()}</h2>
          <ul>
            {IN_IT.map(({ name: file, about }) => (
              <li key={file}>
                <Icon path={circleCheck} line />
                <span>
                  <b className="mono">
                    {file.split(' ').map((each) => (
                      <Fragment key={each}>
                        <span className="nowrap">{each}</span>{' '}
                      </Fragment>
                    ))}
                  </b>
                  <span className="muted">{about()}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{m.take_out_not_in()}</h2>
          <ul className="not">
            {NOT_IN_IT.map(({ name: what, about }) => (
              <li key={what()}>
                <Icon path={circleCross} line />
                <span>
                  <b>{what()}</b>
                  <span className="muted">{about()}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {data && <TakeOuts takeOuts={data.takeOuts} onAgain={() => submit()} />}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(TakeOutPage, OWNERS))
