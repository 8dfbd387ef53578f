import { lazy } from 'react'

const SCREENS = {
  insight: lazy(() => import('./insight/page.tsx')),
  actions: lazy(() => import('./actions/page.tsx')),
  report: lazy(() => import('./report/page.tsx')),
}

/** The screens of totals, whose words are loaded with them. */
export default function Figures({ screen }: { screen: keyof typeof SCREENS }) {
  const Screen = SCREENS[screen]
  return <Screen />
}
