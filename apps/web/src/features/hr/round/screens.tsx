import { lazy } from 'react'

const SCREENS = {
  rounds: lazy(() => import('./rounds-page.tsx')),
  round: lazy(() => import('./page.tsx')),
  form: lazy(() => import('./form-page.tsx')),
}

/** The screens of rounds, which bring their words along. */
export default function RoundScreens({ screen }: { screen: keyof typeof SCREENS }) {
  const Screen = SCREENS[screen]
  return <Screen />
}
