import { lazy } from 'react'
import { OtherApp, type ScreenRoute } from './app.tsx'
import { StartPage } from './features/start/page.tsx'
import { SCREENS } from './screens.ts'

const VersionPage = lazy(SCREENS.version)
const SurveyPage = lazy(SCREENS.survey)
const ResultsPage = lazy(SCREENS.results)
const DownloadPage = lazy(SCREENS.download)
const PrivacyPage = lazy(SCREENS.privacy)
const GuidePage = lazy(SCREENS.guide)
const CheckPage = lazy(SCREENS.check)
const ReachPage = lazy(SCREENS.reach)
const ResumePage = lazy(SCREENS.resume)
const StopPage = lazy(SCREENS.stop)
const PreviewPage = lazy(SCREENS.preview)
const RoundPage = lazy(SCREENS.round)
const StopRoundPage = lazy(SCREENS['stop-round'])
const LookBackPage = lazy(SCREENS['look-back'])

/** All addresses of the room's app. */
export const ROUTES: ScreenRoute[] = [
  { path: '/', screen: () => <StartPage /> },
  { path: '/version/:slug', screen: () => <VersionPage /> },
  { path: '/survey/:slug/:uuid', screen: () => <SurveyPage /> },
  { path: '/results/:slug/:uuid', screen: () => <ResultsPage /> },
  { path: '/download/:uuid', screen: () => <DownloadPage /> },
  { path: '/privacy', screen: () => <PrivacyPage /> },
  { path: '/guide/:slug', screen: () => <GuidePage /> },
  { path: '/check/:slug?', screen: () => <CheckPage /> },
  { path: '/reach/:code', screen: () => <ReachPage /> },
  { path: '/resume', screen: () => <ResumePage /> },
  { path: '/stop/:key', screen: () => <StopPage /> },
  { path: '/preview/:ticket', screen: () => <PreviewPage /> },
  { path: '/stop/round/:key', screen: () => <StopRoundPage /> },
  { path: '/round/:secret', screen: () => <RoundPage /> },
  { path: '/look-back/:key', screen: () => <LookBackPage /> },
  { path: '/L/:key', screen: () => <LookBackPage /> },
  { path: '/admin/*?', screen: () => <OtherApp /> },
  { path: '/sign-in', screen: () => <OtherApp /> },
  { path: '*', screen: () => <StartPage /> },
]
