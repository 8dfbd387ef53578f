import { m } from '@thrive/words'
import { ApiError } from '../../lib/api.ts'

const WHY: Record<string, () => string> = {
  'no-screen': m.phone_remote_no_screen,
  'not-the-leader': m.refused_not_the_leader,
  'seat-ended': m.refused_seat_ended,
  'too-many-requests': m.refused_too_often_minute,
}

export const wishProblem = (error: unknown): string =>
  error instanceof ApiError ? (WHY[error.code] ?? m.refused_busy)() : m.phone_remote_not_sent()
