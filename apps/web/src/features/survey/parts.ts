import { useEffect } from 'react'

/** Parts of later pages, in separate files so that the first page need not wait for them. */
export const PARTS = {
  questions: () => import('../question/questions.tsx'),
  slideViewer: () => import('../../ui/player/slide-viewer.tsx'),
  averagePad: () => import('./average-pad.tsx'),
  solution: () => import('./solution-step.tsx'),
  wholeOrder: () => import('./whole-order.tsx'),
  handIn: () => import('./hand-in.tsx'),
  leaderNote: () => import('../stage/leader-note.tsx'),
}

/** Only for rooms with phones. */
export const PARTS_OF_A_ROOM = {
  scoreRound: () => import('../room/score-round.tsx'),
  voteRound: () => import('../room/vote-round.tsx'),
  strip: () => import('../room/round-strip.tsx'),
}

const PAUSE_MS = 1_000

/** Prefetched once the first page is shown, so that no later page waits for its parts. */
export function usePartsAhead() {
  useEffect(() => {
    const idle = setTimeout(() => {
      for (const load of Object.values(PARTS)) load().catch(() => {})
    }, PAUSE_MS)
    return () => clearTimeout(idle)
  }, [])
}
