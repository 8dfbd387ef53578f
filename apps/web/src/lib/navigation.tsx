import { type ComponentProps, useEffect } from 'react'
import { useHistoryState, useLocationProperty, navigate as write } from 'wouter/use-browser-location'

export { useParams } from 'wouter'

/** What we store in the browser's history with a URL; a typed URL has none of it. */
interface Left {
  state: unknown
}

/** True if our code led to the current URL; false if the browser did: a load, its Back, its Forward. */
let isByApp = false
/** True if any navigation happened since the page was loaded. */
let hasMoved = false
addEventListener('popstate', () => {
  isByApp = false
  hasMoved = true
})

interface Options {
  replace?: boolean
  state?: unknown
}

/** Goes to a URL of the app, or this many steps through the browser's history. */
function navigate(to: string | number, { replace = false, state = null }: Options = {}) {
  if (typeof to === 'number') return history.go(to)
  isByApp = true
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

/** True if the browser has just loaded or reloaded this URL, so that its history state is from before. */
export const useIsArrival = (): boolean => useLocationProperty(() => !hasMoved)

/** True if the browser itself went to this URL: then it also restores the scroll position. */
export const useIsReturn = (): boolean => useLocationProperty(() => !isByApp)

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

/** Redirects an old address to the current one. */
export function Moved({ to }: { to: string }) {
  useEffect(() => navigate(to + location.search, { replace: true }), [to])
  return null
}
