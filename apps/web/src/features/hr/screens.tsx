import { lazy } from 'react'
import { Boundary } from '../../ui/layout/boundary.tsx'
import { HrTrouble } from './hr-trouble.tsx'

const SCREENS = {
  login: lazy(() => import('./login/page.tsx')),
  dashboard: lazy(() => import('./dashboard/page.tsx')),
  insight: lazy(() => import('./insight/page.tsx')),
  audit: lazy(() => import('./audit/page.tsx')),
  account: lazy(() => import('./account/page.tsx')),
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
