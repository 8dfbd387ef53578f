import { lazy } from 'react'

const SCREENS = {
  insight: lazy(() => import('./insight/page.tsx')),
  actions: lazy(() => import('./actions/page.tsx')),
  report: lazy(() => import('./report/page.tsx')),
  history: lazy(() => import('./teams/history-page.tsx')),
}

/** The screens that compare: rounds, labels, and a team with itself. Their words are loaded with them. */
export default function Figures({ screen }: { screen: keyof typeof SCREENS }) {
  const Screen = SCREENS[screen]
  return <Screen />
}
