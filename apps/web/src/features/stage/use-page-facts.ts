import type { PageFacts } from '@thrive/domain'
import { useState } from 'react'

type Seen = Pick<PageFacts, 'filmEnded' | 'filmFailed' | 'timerElapsedMs' | 'touched'>
const NOTHING: Seen = { filmEnded: false, filmFailed: false, timerElapsedMs: 0, touched: false }

/** Collects what has happened on the page being viewed; another page starts from nothing. */
export function usePageFacts(page: number) {
  const [seen, setSeen] = useState({ page, ...NOTHING })
  const facts: Seen = seen.page === page ? seen : NOTHING
  const note = (news: Partial<Seen>) =>
    setSeen((before) => {
      const now = before.page === page ? before : { page, ...NOTHING }
      const timerElapsedMs = Math.max(now.timerElapsedMs, news.timerElapsedMs ?? 0)
      return { ...now, ...news, timerElapsedMs }
    })
  return { facts, note }
}

export type NoteFact = ReturnType<typeof usePageFacts>['note']
