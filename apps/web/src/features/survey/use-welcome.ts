import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../lib/navigation.tsx'
import { useEarlier } from '../earlier/api.ts'
import { type LastTime, useLastTime } from '../earlier/last-time.ts'
import type { TeamSession } from '../session/use-session.ts'
import { useChosenPage } from '../stage/use-viewed-page.ts'

/** How long page 1 waits to know whether a page comes before it. Both were requested at the same time. */
const TIMEOUT_MS = 2_000

/** The page before the first one, in the browser's history. */
const BEFORE = 0

/** Returns true while it is worth waiting for the answer. If it arrives later, Back on page 1 leads to the page. */
export function useIsAskingEarlier(uuid: string, isOpen: boolean): boolean {
  const { isPending, failureCount } = useEarlier(uuid)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isPending && failureCount === 0 && !late
}

interface Welcome {
  /** Shown instead of a survey page. */
  lastTime: LastTime | null
  leave: () => void
  /** Leads from page 1 to the welcome; null if there is none. */
  comeBack: (() => void) | null
}

/** Offered once, before page 1; skipping or reloading leads to page 1, and Back from there returns to it. */
export function useWelcome(session: TeamSession): Welcome {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const chosen = useChosenPage()
  const lastTime = useLastTime(session)
  const { data } = useEarlier(session.uuid)
  const [first] = useState(() => session.position === 1 && data?.seen === false && !session.details.has('states'))
  const offered = lastTime && lastTime.actions.length > 0 ? lastTime : null
  const isShown = chosen === BEFORE || (chosen === null && first)
  const go = (page: number) => navigate(pathname, { state: { page } })
  return {
    lastTime: isShown ? offered : null,
    leave: () => go(1),
    comeBack: offered && (() => go(BEFORE)),
  }
}
