import { dayOf, formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { Icon } from '../../../ui/layout/icon.tsx'
import { checkMark } from '../../../ui/layout/line-icons.ts'
import { useTimeZone } from '../frame/api.ts'
import '../frame/sign.css'
import type { Invitee } from './invitee-api.ts'

/** When the link was last copied: a note of the screen, which says nothing about who has it. */
export function CopiedSign({ invitee: { copied_at: at } }: { invitee: Invitee }) {
  const timeZone = useTimeZone()
  if (!at) return null
  const day = dayOf(at, timeZone)
  return (
    <span className="sign ok nowrap">
      <Icon path={checkMark} line />
      {day === dayOf(new Date().toISOString(), timeZone)
        ? m.invitees_copied_today()
        : m.invitees_copied_on({ day: formatDate(day) })}
    </span>
  )
}
