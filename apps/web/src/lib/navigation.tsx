import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router, useLocation, useNavigate } from 'react-router'

const history = createBrowserHistory({ v5Compat: true })
const arrival = history.location.key

/** Whether the browser has just loaded or reloaded this URL, so that its history state is from before. */
export const useIsArrival = (): boolean => useLocation().key === arrival

/** The browser's history and the routes, without the parts of the router that the start screen does not use. */
export function Navigation({ children }: { children: ReactNode }) {
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => history.listen(setState), [])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

/** A link within the app. With a modifier key or the middle button, the browser handles it. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const navigate = useNavigate()
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
