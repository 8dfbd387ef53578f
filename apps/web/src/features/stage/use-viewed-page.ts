import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsArrival, useLocation, useNavigate } from '../../lib/navigation.tsx'

/**
 * Which page is being viewed. It is kept in the browser's history, so that the browser's Back works like ours, also
 * from the results into the survey; a reload always returns to the team's position.
 */
export function useViewedPage(position: number, lastPage: number) {
  const location = useLocation()
  const navigate = useNavigate()
  const head = Math.min(position, lastPage)
  const chosen = useChosenPage()
  const viewed = chosen ?? head
  const go = (page: number) => navigate(location.pathname, { state: { page } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (chosen === null) navigate(location.pathname, { replace: true, state: { page: head } })
  }, [])

  // Another tab took the step: a viewer of the latest page follows it.
  const front = useRef(head)
  const follow = useEffectEvent(() => {
    if (viewed === front.current && viewed < head) navigate(location.pathname, { replace: true, state: { page: head } })
    front.current = head
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the front is what moved
  useEffect(() => follow(), [head])

  return { page: Math.max(1, Math.min(viewed, head)), head, go }
}

/** The page chosen in this visit; null on arrival from elsewhere. */
export function useChosenPage(): number | null {
  const { state } = useLocation()
  const isArrival = useIsArrival()
  return isArrival ? null : ((state as { page?: number } | null)?.page ?? null)
}
