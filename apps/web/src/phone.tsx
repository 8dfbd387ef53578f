import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/base.css'
import { PhonePage } from './features/phone/page.tsx'
import type { SeatProps } from './features/phone/seat-props.ts'

/** For laptops only: no phone loads it. */
const FollowScreen = lazy(async () => ({ default: (await import('./features/phone/follow-screen.tsx')).FollowScreen }))

const follow = (props: SeatProps) => (
  <Suspense>
    <FollowScreen {...props} />
  </Suspense>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<PhonePage follow={follow} />)
