import { type ComponentProps, useEffect } from 'react'
import { useHistoryState, useLocationProperty, navigate as write } from 'wouter/use-browser-location'

export { useParams } from 'wouter'

/** What we leave in the browser's history with a URL; a URL that somebody typed has none of it. */
interface Left {
  state: unknown
}

/** Whether a call of ours led to the URL shown, or the browser: a load, its Back, its Forward. */
let byUs = false
/** Whether anything led elsewhere since the page was loaded. */
let hasMoved = false
addEventListener('popstate', () => {
  byUs = false
  hasMoved = true
})

interface Options {
  replace?: boolean
  state?: unknown
}

/** To a URL of the app, or so many steps through the browser's history. */
function navigate(to: string | number, { replace = false, state = null }: Options = {}) {
  if (typeof to === 'number') return history.go(to)
  byUs = true
  hasMoved = true
  write(to, { replace, state: { state } satisfies Left })
}

export const useNavigate = () => navigate

export function useLocation() {
  const left = useHistoryState<Left | null>()
  return {
    pathname: useLocationProperty(() => location.pathname),
    search: useLocationProperty(() => location.search),
    hash: useLocationProperty(() => location.hash),
    state: left?.state ?? null,
    /** The first page of a visit has nothing to go back to. */
    isFirst: left === null,
  }
}

/** Whether the browser has just loaded or reloaded this URL, so that its history state is from before. */
export const useIsArrival = (): boolean => useLocationProperty(() => !hasMoved)

/** Whether the browser went to this URL by itself: then it also scrolls to where the reader was. */
export const useIsReturn = (): boolean => useLocationProperty(() => !byUs)

/** A link within the app. With a modifier key or the middle button, the browser handles it. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
        if (event.defaultPrevented || !plain || rest.target === '_blank') return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}

/** An address of before leads to the one of now. */
export function Moved({ to }: { to: string }) {
  useEffect(() => navigate(to + location.search, { replace: true }), [to])
  return null
}
