import { lazy } from 'react'
import { OtherApp, type ScreenRoute } from './app.tsx'
import { HrScreen } from './features/hr/screens.tsx'
import { Moved } from './lib/navigation.tsx'

const PrivacyPage = lazy(() => import('./features/privacy/page.tsx'))

/** All addresses of HR's app. */
export const HR_ROUTES: ScreenRoute[] = [
  { path: '/admin', screen: () => <HrScreen name="login" /> },
  { path: '/admin/dashboard', screen: () => <HrScreen name="dashboard" /> },
  { path: '/admin/insight', screen: () => <HrScreen name="insight" /> },
  { path: '/admin/actions', screen: () => <HrScreen name="actions" /> },
  { path: '/admin/report', screen: () => <HrScreen name="report" /> },
  { path: '/admin/rounds', screen: () => <HrScreen name="rounds" /> },
  { path: '/admin/rounds/edit', screen: () => <HrScreen name="roundForm" /> },
  { path: '/admin/rounds/:round', screen: () => <HrScreen name="round" /> },
  { path: '/admin/team/:uuid', screen: () => <HrScreen name="history" /> },
  { path: '/admin/account', screen: () => <HrScreen name="account" /> },
  { path: '/admin/factor', screen: () => <HrScreen name="factor" /> },
  { path: '/admin/forgot', screen: () => <HrScreen name="forgot" /> },
  { path: '/admin/reset/:secret?', screen: () => <HrScreen name="reset" /> },
  { path: '/admin/invitation/:secret?', screen: () => <HrScreen name="invitation" /> },
  { path: '/admin/organisation/people', screen: () => <HrScreen name="people" /> },
  { path: '/admin/organisation/sign-in', screen: () => <HrScreen name="signIn" /> },
  { path: '/admin/organisation/settings', screen: () => <HrScreen name="settings" /> },
  { path: '/admin/organisation/data', screen: () => <HrScreen name="data" /> },
  { path: '/admin/organisation/data/take-out', screen: () => <HrScreen name="takeOut" /> },
  { path: '/admin/organisation/find', screen: () => <HrScreen name="find" /> },
  { path: '/admin/organisation/api/:webhook?', screen: () => <HrScreen name="programs" /> },
  { path: '/admin/organisation/log', screen: () => <HrScreen name="audit" /> },
  { path: '/admin/organisation/about', screen: () => <HrScreen name="about" /> },
  { path: '/admin/organisation', screen: () => <Moved to="/admin/organisation/people" /> },
  { path: '/admin/log', screen: () => <Moved to="/admin/organisation/log" /> },
  { path: '/admin/studio/*?', screen: () => <HrScreen name="studio" /> },
  { path: '/sign-in', screen: () => <HrScreen name="companyReturn" /> },
  { path: '/admin/:uuid', screen: () => <HrScreen name="finishedTeam" /> },
  // Read from the login's card, and Back leads to what was typed there.
  { path: '/privacy', screen: () => <PrivacyPage /> },
  // Another app would send it back here.
  { path: '/admin/*', screen: () => <Moved to="/admin/dashboard" /> },
  { path: '*', screen: () => <OtherApp /> },
]
