import { PAIRING_SIZE } from '@thrive/domain'
import { m } from '@thrive/words'
import { ApiError } from '../../lib/api.ts'
import { pairRemote, type TakenSeat } from './api.ts'
import { CodeForm } from './code-form.tsx'

interface Props {
  /** The code from the URL, if it was refused. */
  code: string
  problem: string | null
  onPaired: (code: string, look: TakenSeat) => void
}

/** Makes this phone the leader's remote, for a leader who cannot scan the code. */
export const Pair = ({ code: first, problem, onPaired }: Props) => (
  <CodeForm
    first={first}
    size={PAIRING_SIZE}
    problem={problem}
    title={m.join_remote()}
    hint={m.phone_pair_hint()}
    shape={m.phone_pair_shape()}
    action={m.phone_pair()}
    onCode={(code) =>
      pairRemote(code).then((look) => {
        onPaired(code, look)
        return null
      }, pairProblem)
    }
  />
)

const WHY: Record<string, () => string> = {
  'pairing-used': m.refused_pairing_used,
  'too-many-requests': m.refused_too_often_minute,
}

export function pairProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return m.phone_pair_offline()
  return (WHY[error.code] ?? m.refused_busy)()
}
