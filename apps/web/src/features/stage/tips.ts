import type { Gate } from '@thrive/domain'
import { m } from '@thrive/words'

const TIPS: Record<Gate, () => string> = {
  film: m.blocked_film,
  timer: m.blocked_timer,
  unfit: m.blocked_unfit,
  question: m.blocked_question,
}

/** Why Next step is closed, in the professor's words; null while it is open. */
export const blockedTip = (gate: Gate | null): string | null => gate && TIPS[gate]()
