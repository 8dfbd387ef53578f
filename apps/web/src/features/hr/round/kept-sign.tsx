import { m } from '@thrive/words'
import { Icon } from '../../../ui/layout/icon.tsx'
import { circleCheck, pencil, triangle } from '../../../ui/layout/line-icons.ts'
import '../frame/sign.css'
import type { KeptRound } from './use-kept-round.ts'

/** Says of a draft what the server has, and no more: checked addresses count only once they are added. */
export function KeptSign({ kept, unadded }: { kept: KeptRound; unadded: number }) {
  const { icon, look, words } = signOf(kept, unadded)
  return (
    <span className={`sign ${look}`} role="status">
      {words && <Icon path={icon} line />}
      {words}
    </span>
  )
}

function signOf({ problem, isKept, isValid, round, busy }: KeptRound, unadded: number) {
  if (problem) return { icon: triangle, look: 'bad', words: problem }
  if (isKept && unadded > 0) return { icon: pencil, look: 'dim', words: m.hr_round_not_added({ count: unadded }) }
  if (isKept) return { icon: circleCheck, look: 'ok', words: m.hr_round_kept() }
  if (!isValid) return { icon: triangle, look: 'bad', words: m.hr_round_not_kept() }
  return { icon: pencil, look: 'dim', words: busy || round !== undefined ? m.hr_round_keeping() : '' }
}
