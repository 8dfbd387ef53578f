import { lazy } from 'react'
import { Boundary } from '../../ui/layout/boundary.tsx'
import { HrTrouble } from './hr-trouble.tsx'

const SCREENS = {
  login: lazy(() => import('./login/page.tsx')),
  dashboard: lazy(() => import('./dashboard/page.tsx')),
  insight: lazy(() => import('./insight/page.tsx')),
  audit: lazy(() => import('./audit/page.tsx')),
  account: lazy(() => import('./account/page.tsx')),
  factor: lazy(() => import('./factor/page.tsx')),
  forgot: lazy(() => import('./forgot/page.tsx')),
  reset: lazy(() => import('./reset/page.tsx')),
  invitation: lazy(() => import('./invitation/page.tsx')),
  people: lazy(() => import('./people/page.tsx')),
  signIn: lazy(() => import('./sign-in/page.tsx')),
  settings: lazy(() => import('./organisation/page.tsx')),
  companyReturn: lazy(() => import('./company-return/page.tsx')),
  finishedTeam: lazy(() => import('./finished-team/page.tsx')),
}

/** The HR screens, each loaded when it is needed, behind one entry, so that the start screen knows only this file. */
export default function HrScreen({ name }: { name: keyof typeof SCREENS }) {
  const Screen = SCREENS[name]
  return (
    <Boundary fallback={HrTrouble}>
      <Screen />
    </Boundary>
  )
}
