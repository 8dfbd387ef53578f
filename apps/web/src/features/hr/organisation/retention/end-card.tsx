import { m } from '@thrive/words'
import { useState } from 'react'
import { Link } from '../../../../lib/navigation.tsx'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { buttonClass } from '../../../../ui/form/button-class.ts'
import { Problem } from '../../../../ui/form/problem.tsx'
import { Banner } from '../../../../ui/layout/banner.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { askEnding, type Ending, stopEnding, useEnding } from '../../frame/ending-api.ts'
import { erasingDays } from '../../frame/erasing-days.ts'
import { bin } from '../../frame/line-icons.ts'
import { momentOf } from '../../frame/moments.ts'
import { TypedDialog } from '../../frame/typed-dialog.tsx'
import { TAKE_OUT } from '../take-out/address.ts'

/** Erasing the organisation: asked for here, and stopped here or in the bar above. */
export function EndCard({ timeZone }: { timeZone: string }) {
  const ending = useEnding(true)
  const [asking, setAsking] = useState(false)
  const { submit, busy, problem } = useSubmit(stopEnding)
  if (!ending) return null
  const days = erasingDays({ from: ending.from, before: ending.from }, timeZone)
  const name = ending.word
  return (
    <section className="card stack end-card">
      <h2>{m.ending_title({ name })}</h2>
      {ending.asked ? (
        <>
          <Banner
            kind="bad"
            action={
              <Button look="danger" slim aria-busy={busy} onClick={() => submit()}>
                {m.data_stop()}
              </Button>
            }
          >
            <strong>{m.ending_waits({ name, date: days.from })}</strong>{' '}
            {m.data_asked({ who: ending.asked.by, moment: momentOf(ending.asked.at) })}{' '}
            {m.data_can_stop({ day: days.lastDay })}
          </Banner>
          <Problem>{problem}</Problem>
        </>
      ) : (
        <>
          <p>{m.ending_text()}</p>
          <div>
            <Button look="danger" onClick={() => setAsking(true)}>
              <Icon path={bin} line />
              {m.ending_ask()}
            </Button>
          </div>
        </>
      )}
      {asking && !ending.asked && <EndDialog ending={ending} days={days} onClose={() => setAsking(false)} />}
    </section>
  )
}

const DAY_MS = 86_400_000

interface EndDialogProps {
  ending: Ending
  days: ReturnType<typeof erasingDays>
  onClose: () => void
}

/** Asks to type the name of the organisation, and offers a ZIP unless one was made within a day. */
function EndDialog({ ending: { word: name, goes, lastTakeOut, mails }, days, onClose }: EndDialogProps) {
  const { submit, busy, problem } = useSubmit(async (typed: string) => {
    await askEnding(typed)
    onClose()
  })
  const age = lastTakeOut === null ? null : Math.floor((Date.now() - new Date(lastTakeOut).getTime()) / DAY_MS)
  const plain = (text: string) => text.trim().normalize('NFC')
  return (
    <TypedDialog
      title={m.ending_dialog({ name, date: days.fromShort })}
      gone={[
        { count: goes?.sessions ?? 0, what: m.ending_gone_sessions({ count: goes?.sessions ?? 0 }) },
        { count: goes?.rounds ?? 0, what: m.ending_gone_rounds({ count: goes?.rounds ?? 0 }) },
        { count: goes?.accounts ?? 0, what: m.ending_gone_accounts({ count: goes?.accounts ?? 0 }) },
      ]}
      label={m.ending_type()}
      hint={name}
      fits={(typed) => plain(typed) === plain(name)}
      fitsText={m.ending_type_fits()}
      keep={m.ending_keep({ name })}
      erase={m.ending_erase({ name, date: days.fromShort })}
      busy={busy}
      problem={problem}
      onErase={submit}
      onClose={onClose}
    >
      {age !== 0 && (
        <Banner
          kind="waits"
          action={
            <Link className={buttonClass({ look: 'second', slim: true })} href={TAKE_OUT}>
              {m.ending_make_first()}
            </Link>
          }
        >
          {age === null ? m.ending_no_zip() : m.ending_old_zip({ count: age })}
        </Banner>
      )}
      <p>
        {m.ending_begins({ date: days.from })} {mails && m.data_until_mails()}
      </p>
    </TypedDialog>
  )
}
