import { m } from '@thrive/words'
import { isStatus } from '../../../lib/api.ts'
import { Problem } from '../frame/problem.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'

/** A round that could not be read. An address without a round's number has none either. */
export function RoundProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isStatus(error, 404) || isStatus(error, 400) ? (
    <ScreenTitle>{m.hr_round_unknown()}</ScreenTitle>
  ) : (
    <Problem error={error} onRetry={onRetry} />
  )
}
