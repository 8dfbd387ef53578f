import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../lib/navigation.tsx'
import type { TeamSession } from '../session/use-session.ts'
import { useChosenPage } from '../stage/use-viewed-page.ts'
import { useEarlier } from './api.ts'
import { type LastTime, useLastTime } from './last-time.ts'

/** Page 1 waits no longer than this to hear whether something comes before it. Both were asked at the same time. */
const PATIENCE_MS = 2_000

/** The page before the first one, in the browser's history. */
const BEFORE = 0

/** Whether it is still worth waiting for the answer. What comes later is reached by Back from page 1. */
export function useIsAskingEarlier(uuid: string, isOpen: boolean): boolean {
  const { isPending, failureCount } = useEarlier(uuid)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isPending && failureCount === 0 && !late
}

interface Welcome {
  /** What to show instead of a page of the survey. */
  lastTime: LastTime | null
  leave: () => void
  /** Leads from page 1 to the welcome; null where there is none. */
  comeBack: (() => void) | null
}

/** Offered once, before page 1; whoever skips it or reloads is on page 1, from where Back leads to it. */
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
