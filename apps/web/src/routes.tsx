import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { StartPage } from './features/start/page.tsx'
import { Trouble } from './features/trouble/trouble.tsx'
import { chosenLocale, useLocale, useSpeaks } from './lib/locale.ts'
import { useLocation } from './lib/navigation.tsx'
import { SCREENS } from './screens.ts'
import { Boundary } from './ui/layout/boundary.tsx'

const VersionPage = lazy(SCREENS.version)
const SurveyPage = lazy(SCREENS.survey)
const ResultsPage = lazy(SCREENS.results)
const DownloadPage = lazy(SCREENS.download)
const PrivacyPage = lazy(SCREENS.privacy)
const ResumePage = lazy(SCREENS.resume)
const HrScreen = lazy(SCREENS.admin)

const OF_A_SESSION = /^\/(survey|results|download)\//

/** The whole URL map. Each screen but the first is loaded when it is first needed. */
const ROUTES = [
  { path: '/', element: <StartPage /> },
  { path: '/version/:slug', element: <VersionPage /> },
  { path: '/survey/:slug/:uuid', element: <SurveyPage /> },
  { path: '/results/:slug/:uuid', element: <ResultsPage /> },
  { path: '/download/:uuid', element: <DownloadPage /> },
  { path: '/privacy', element: <PrivacyPage /> },
  { path: '/resume', element: <ResumePage /> },
  { path: '/admin', element: <HrScreen name="login" /> },
  { path: '/admin/dashboard', element: <HrScreen name="dashboard" /> },
  { path: '/admin/insight', element: <HrScreen name="insight" /> },
  { path: '/admin/log', element: <HrScreen name="audit" /> },
  { path: '/admin/account', element: <HrScreen name="account" /> },
  { path: '/admin/:uuid', element: <HrScreen name="finishedTeam" /> },
  { path: '*', element: <StartPage /> },
]

export function Screens() {
  const { pathname } = useLocation()
  const locale = useLocale()
  // Those of a session speak its language, as soon as it is known.
  useSpeaks(OF_A_SESSION.test(pathname) ? undefined : chosenLocale())
  return (
    // A screen that fails does not take others with it: Back leads to one that works. Another language draws it anew.
    <Boundary key={`${locale} ${pathname}`} fallback={Trouble}>
      <Suspense>
        <Switch>
          {ROUTES.map(({ path, element }) => (
            <Route key={path} path={path}>
              {element}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </Boundary>
  )
}
