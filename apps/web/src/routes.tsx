import { lazy, Suspense } from 'react'
import { useRoutes } from 'react-router'
import { StartPage } from './features/start/page.tsx'

const VersionPage = lazy(() => import('./features/version/page.tsx'))
const SurveyPage = lazy(() => import('./features/survey/page.tsx'))
const ResultsPage = lazy(() => import('./features/results/page.tsx'))
const DownloadPage = lazy(() => import('./features/download/page.tsx'))
const AdminLoginPage = lazy(() => import('./features/admin/login/page.tsx'))
const AdminDashboardPage = lazy(() => import('./features/admin/dashboard/page.tsx'))
const AdminLogPage = lazy(() => import('./features/admin/log/page.tsx'))
const AdminAccountPage = lazy(() => import('./features/admin/account/page.tsx'))
const AdminResultPage = lazy(() => import('./features/admin/result/page.tsx'))

/** The whole map. Each screen but the first is fetched when it is first needed. */
const ROUTES = [
  { path: '/', element: <StartPage /> },
  { path: '/version/:slug', element: <VersionPage /> },
  { path: '/survey/:slug/:uuid', element: <SurveyPage /> },
  { path: '/results/:slug/:uuid', element: <ResultsPage /> },
  { path: '/download/:uuid', element: <DownloadPage /> },
  { path: '/admin', element: <AdminLoginPage /> },
  { path: '/admin/dashboard', element: <AdminDashboardPage /> },
  { path: '/admin/log', element: <AdminLogPage /> },
  { path: '/admin/account', element: <AdminAccountPage /> },
  { path: '/admin/:uuid', element: <AdminResultPage /> },
  { path: '*', element: <StartPage /> },
]

export function Screens() {
  return <Suspense>{useRoutes(ROUTES)}</Suspense>
}
