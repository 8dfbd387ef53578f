import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsArrival } from '../../lib/navigation.tsx'

/** The heading of the page. It gets the focus after a step, so that a screen reader starts there, at the top. */
export function usePageHeading(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useRef(useIsArrival() ? page : null)
  const begin = useEffectEvent(() => {
    const isNew = arrived.current !== page
    arrived.current = page
    // In the frame that draws the page; doing it now would lay out the page twice.
    requestAnimationFrame(() => {
      // Whoever was faster, and is already on a key of the new page, stays there.
      const isTaken = heading.current?.closest('main')?.contains(document.activeElement)
      if (isNew && !isTaken) heading.current?.focus({ preventScroll: true })
      scrollTo({ top: 0 })
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what changed
  useEffect(() => begin(), [page])
  return heading
}
