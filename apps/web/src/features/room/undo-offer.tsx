import { lazy, Suspense } from 'react'
import type { Round } from './use-round.ts'

const RoundUndo = lazy(() => import('./round-undo.tsx'))

/** Takes the place of the tip; loaded only when the phones were asked again. */
export const undoOffer = (round: Round | null) =>
  round?.undo && (
    <Suspense>
      <RoundUndo key={round.undo.until} undo={round.undo} />
    </Suspense>
  )
