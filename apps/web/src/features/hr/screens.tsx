import { m } from '@thrive/words'
import { loadPart } from '@thrive/words/load'
import { type ComponentType, lazy } from 'react'
import { Boundary } from '../../ui/layout/boundary.tsx'
import { Trouble } from '../start/trouble.tsx'

/** A screen whose words come with it, because only some people read them: see `ownWords` in vite.hr.config.ts. */
const withWords = <Props extends object>(part: string, load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [screen] = await Promise.all([load(), loadPart(part)])
    return screen
  })

const Rounds = withWords('rounds', () => import('./round/screens.tsx'))
const Figures = withWords('figures', () => import('./figures.tsx'))

const SCREENS = {
  login: lazy(() => import('./login/page.tsx')),
  dashboard: lazy(() => import('./teams/page.tsx')),
  rounds: () => <Rounds screen="rounds" />,
  round: () => <Rounds screen="round" />,
  roundForm: () => <Rounds screen="form" />,
  audit: lazy(() => import('./organisation/audit/page.tsx')),
  account: lazy(() => import('./account/page.tsx')),
  factor: lazy(() => import('./account/factor-page.tsx')),
  forgot: lazy(() => import('./login/forgot-page.tsx')),
  reset: lazy(() => import('./login/reset-page.tsx')),
  invitation: lazy(() => import('./login/member-invitation-page.tsx')),
  people: lazy(() => import('./organisation/people/page.tsx')),
  signIn: lazy(() => import('./organisation/sign-in/page.tsx')),
  settings: lazy(() => import('./organisation/page.tsx')),
  data: withWords('data', () => import('./organisation/retention/page.tsx')),
  takeOut: withWords('takeOut', () => import('./organisation/take-out/page.tsx')),
  about: lazy(() => import('./organisation/about/page.tsx')),
  programs: withWords('programs', () => import('./organisation/programs/screens.tsx')),
  find: withWords('find', () => import('./organisation/find/page.tsx')),
  companyReturn: lazy(() => import('./login/return-page.tsx')),
  studio: withWords('studio', () => import('../studio/screens.tsx')),
  insight: () => <Figures screen="insight" />,
  actions: () => <Figures screen="actions" />,
  report: () => <Figures screen="report" />,
  history: () => <Figures screen="history" />,
  finishedTeam: lazy(() => import('./teams/team-page.tsx')),
}

/** The HR screens, each loaded on demand. */
export function HrScreen({ name }: { name: keyof typeof SCREENS }) {
  const Screen = SCREENS[name]
  return (
    <Boundary fallback={HrTrouble}>
      <Screen />
    </Boundary>
  )
}

function HrTrouble({ error }: { error: unknown }) {
  return (
    <Trouble error={error} kept={m.hr_trouble_kept()} exit={{ href: '/admin/dashboard', name: m.hr_to_results() }} />
  )
}
