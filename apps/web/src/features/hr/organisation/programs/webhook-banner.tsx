import { m } from '@thrive/words'
import { Button } from '../../../../ui/form/button.tsx'
import { Banner } from '../../../../ui/layout/banner.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { playLine } from '../../../../ui/layout/line-icons.ts'
import { bin } from '../../frame/line-icons.ts'
import type { Outcome, WholeWebhook } from './api.ts'
import { momentInText } from './moments.ts'
import { answerText, secondsText } from './words.ts'

/** What came of the test, in words. */
export function TestBanner({ test }: { test: Outcome }) {
  const facts = { status: answerText(test), seconds: secondsText(test.took), moment: momentInText(test.at) }
  return (
    <Banner kind={test.done ? 'ok' : 'bad'}>
      <b>{test.done ? m.hook_test_arrived() : m.hook_test_failed()}</b>{' '}
      {test.fault ? answerText(test) : m.hook_test_answered(facts)}
    </Banner>
  )
}

const OFF = {
  new: { title: m.hook_new_banner, text: (_: { moment: string }) => m.hook_new_banner_text() },
  gone: { title: m.hook_gone_banner, text: m.hook_gone_banner_text },
  failures: { title: m.hook_failures_banner, text: m.hook_failures_banner_text },
}

interface OffBannerProps {
  webhook: WholeWebhook & { off: NonNullable<WholeWebhook['off']> }
  busy: boolean
  onRemove: () => void
  onSwitchOn: () => void
}

export function OffBanner({ webhook: { off, missed }, busy, onRemove, onSwitchOn }: OffBannerProps) {
  const { title, text } = OFF[off.why]
  return (
    <div className="webhook-banner">
      <Banner
        kind={off.why === 'new' ? 'note' : 'bad'}
        title={title()}
        action={
          <span className="keys">
            <Button look="danger" slim onClick={onRemove}>
              <Icon path={bin} line />
              {m.hook_remove()}
            </Button>
            <Button look="second" slim aria-busy={busy} onClick={onSwitchOn}>
              <Icon path={playLine} line />
              {m.hook_switch_on()}
            </Button>
          </span>
        }
      >
        {text({ moment: momentInText(off.at) })} {missed > 0 && m.hook_missed_count({ count: missed })}
      </Banner>
    </div>
  )
}
