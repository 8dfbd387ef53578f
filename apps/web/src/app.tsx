import { loadWords } from '@thrive/words/load'
import { type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Route, Switch } from 'wouter'
import { reloadForNewFiles, Trouble } from './features/start/trouble.tsx'
import { chosenLocale, offeredLocale } from './lib/chosen-locale.ts'
import { switchLocale, useLocale, useSwitchLocale } from './lib/locale.ts'
import { useLocation } from './lib/navigation.tsx'
import { Boundary } from './ui/layout/boundary.tsx'

export interface ScreenRoute {
  path: string
  screen: () => ReactNode
}

const OF_A_SESSION = /^\/(survey|results|download|look-back|L|preview)\//i

/** Shows one of the two apps, the room's or HR's, as soon as there are words to show. */
export async function showApp(routes: ScreenRoute[]) {
  const root = document.getElementById('root')
  const offered = offeredLocale()
  try {
    await Promise.all([switchLocale(chosenLocale()), offered && loadWords(offered).catch(() => {})])
  } catch {
    await reloadForNewFiles()
  }
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App routes={routes} />
      </StrictMode>,
    )
}

function App({ routes }: { routes: ScreenRoute[] }) {
  const { pathname } = useLocation()
  // A screen is redrawn when its language changes, and keeps its place: no part of it may be memoised.
  useLocale()
  // Session screens switch to the session's language as soon as it is known.
  useSwitchLocale(OF_A_SESSION.test(pathname) ? undefined : chosenLocale())
  return (
    // A screen that fails does not affect others: Back leads to one that works.
    <Boundary key={pathname} fallback={Trouble}>
      <Suspense>
        <Switch>
          {routes.map(({ path, screen }) => (
            <Route key={path} path={path}>
              {screen()}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </Boundary>
  )
}

/** An address of the other app, to which the browser's Back led: the server sends the right page. */
export function OtherApp() {
  useEffect(() => location.reload(), [])
  return null
}
