import { lazy, Suspense } from 'react'
import { useRoutes } from 'react-router'
import { StartPage } from './features/start/page.tsx'

const VersionPage = lazy(() => import('./features/version/page.tsx'))
const SurveyPage = lazy(() => import('./features/survey/page.tsx'))

/** The whole map. Each screen but the first is fetched when it is first needed. */
const ROUTES = [
  { path: '/', element: <StartPage /> },
  { path: '/version/:slug', element: <VersionPage /> },
  { path: '/survey/:slug/:uuid', element: <SurveyPage /> },
  { path: '*', element: <StartPage /> },
]

export function Screens() {
  return <Suspense>{useRoutes(ROUTES)}</Suspense>
}
