import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { StartPage } from './features/start/page.tsx'
import { Trouble } from './features/trouble/trouble.tsx'
import { chosenLocale, useLocale, useSpeaks } from './lib/locale.ts'
import { Moved, useLocation } from './lib/navigation.tsx'
import { SCREENS } from './screens.ts'
import { Boundary } from './ui/layout/boundary.tsx'

const VersionPage = lazy(SCREENS.version)
const SurveyPage = lazy(SCREENS.survey)
const ResultsPage = lazy(SCREENS.results)
const DownloadPage = lazy(SCREENS.download)
const PrivacyPage = lazy(SCREENS.privacy)
const CheckPage = lazy(SCREENS.check)
const ReachPage = lazy(SCREENS.reach)
const ResumePage = lazy(SCREENS.resume)
const StopPage = lazy(SCREENS.stop)
const HrScreen = lazy(SCREENS.admin)

const OF_A_SESSION = /^\/(survey|results|download)\//

/** The whole URL map. Each screen but the first is loaded when it is first needed. */
const ROUTES = [
  { path: '/', screen: () => <StartPage /> },
  { path: '/version/:slug', screen: () => <VersionPage /> },
  { path: '/survey/:slug/:uuid', screen: () => <SurveyPage /> },
  { path: '/results/:slug/:uuid', screen: () => <ResultsPage /> },
  { path: '/download/:uuid', screen: () => <DownloadPage /> },
  { path: '/privacy', screen: () => <PrivacyPage /> },
  { path: '/check/:slug?', screen: () => <CheckPage /> },
  { path: '/reach/:code', screen: () => <ReachPage /> },
  { path: '/resume', screen: () => <ResumePage /> },
  { path: '/stop/:key', screen: () => <StopPage /> },
  { path: '/admin', screen: () => <HrScreen name="login" /> },
  { path: '/admin/dashboard', screen: () => <HrScreen name="dashboard" /> },
  { path: '/admin/insight', screen: () => <HrScreen name="insight" /> },
  { path: '/admin/account', screen: () => <HrScreen name="account" /> },
  { path: '/admin/factor', screen: () => <HrScreen name="factor" /> },
  { path: '/admin/forgot', screen: () => <HrScreen name="forgot" /> },
  { path: '/admin/reset/:secret', screen: () => <HrScreen name="reset" /> },
  { path: '/admin/invitation/:secret', screen: () => <HrScreen name="invitation" /> },
  { path: '/admin/organisation/people', screen: () => <HrScreen name="people" /> },
  { path: '/admin/organisation/sign-in', screen: () => <HrScreen name="signIn" /> },
  { path: '/admin/organisation/settings', screen: () => <HrScreen name="settings" /> },
  { path: '/admin/organisation/log', screen: () => <HrScreen name="audit" /> },
  { path: '/admin/organisation', screen: () => <Moved to="/admin/organisation/people" /> },
  { path: '/admin/log', screen: () => <Moved to="/admin/organisation/log" /> },
  { path: '/sign-in', screen: () => <HrScreen name="companyReturn" /> },
  { path: '/admin/:uuid', screen: () => <HrScreen name="finishedTeam" /> },
  { path: '*', screen: () => <StartPage /> },
]

export function Screens() {
  const { pathname } = useLocation()
  // A screen is drawn again when its language changes, and goes on where it was: no part of it may be memoised.
  useLocale()
  // Those of a session speak its language, as soon as it is known.
  useSpeaks(OF_A_SESSION.test(pathname) ? undefined : chosenLocale())
  return (
    // A screen that fails does not take others with it: Back leads to one that works.
    <Boundary key={pathname} fallback={Trouble}>
      <Suspense>
        <Switch>
          {ROUTES.map(({ path, screen }) => (
            <Route key={path} path={path}>
              {screen()}
            </Route>
          ))}
        </Switch>
      </Suspense>
    </Boundary>
  )
}
