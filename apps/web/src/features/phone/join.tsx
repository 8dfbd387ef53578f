import { MOST_SEATS } from '@thrive/domain'
import { m } from '@thrive/words'
import { ApiError } from '../../lib/api.ts'
import { joinRoom, type TakenSeat } from './api.ts'
import { CODE_SIZE } from './code.ts'
import { CodeForm } from './code-form.tsx'
import { Contract } from './frame.tsx'

interface Props {
  /** The code from the URL, if it was refused. */
  code: string
  problem: string | null
  onJoined: (code: string, look: TakenSeat) => void
}

export const Join = ({ code: first, problem, onJoined }: Props) => (
  <CodeForm
    first={first}
    size={CODE_SIZE}
    problem={problem}
    title={m.phone_join_title()}
    hint={m.phone_join_hint()}
    shape={m.phone_code_shape()}
    action={m.phone_join()}
    onCode={(code) =>
      joinRoom(code).then((look) => {
        onJoined(code, look)
        return null
      }, joinProblem)
    }
  >
    <Contract />
  </CodeForm>
)

const WHY: Record<string, () => string> = {
  'no-room': m.phone_wrong_code,
  'room-locked': m.refused_room_locked,
  'room-full': () => m.refused_room_full({ max: MOST_SEATS }),
  'too-many-requests': m.refused_too_often_minute,
}

export function joinProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return m.phone_join_offline()
  return (WHY[error.code] ?? m.refused_busy)()
}
