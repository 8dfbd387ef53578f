import { m } from '@thrive/words'
import { erasingDays } from '../../frame/erasing-days.ts'
import type { Erasing } from '../../frame/retention-api.ts'
import { TypedDialog } from '../../frame/typed-dialog.tsx'

interface ShortenDialogProps {
  erasing: Erasing
  timeZone: string
  busy: boolean
  problem: string | null
  onErase: (sessions: string) => void
  onClose: () => void
}

/** Asks to type the number of sessions that a shorter period erases. */
export function ShortenDialog({ erasing, timeZone, ...rest }: ShortenDialogProps) {
  const { sessions: count, total, pages, photos, inForce, mails } = erasing
  const days = erasingDays(erasing, timeZone)
  const date = days.fromShort
  return (
    <TypedDialog
      title={m.data_ask({ count, date })}
      gone={[
        { count, what: m.data_gone_sessions({ total, date: days.before }) },
        { count: pages, what: m.data_gone_pages({ count: pages }) },
        { count: photos, what: m.data_gone_photos({ count: photos }) },
      ].filter((row) => row.count > 0)}
      label={m.data_type()}
      hint={m.data_type_hint()}
      fits={(typed) => typed.trim() === String(count)}
      fitsText={m.data_type_fits()}
      isNumber
      keep={inForce === null ? m.data_keep_always() : m.data_keep({ count: inForce })}
      erase={m.data_erase({ count, date })}
      {...rest}
    >
      <p>
        {m.data_until({ day: days.lastDay })} {mails && m.data_until_mails()} {m.data_until_after()}
      </p>
    </TypedDialog>
  )
}
