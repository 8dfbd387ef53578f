import type { SeatState } from '@thrive/domain'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Line, PhoneBar, You } from './frame.tsx'
import type { KeptBallot } from './kept-ballot.ts'
import { Offline, Waiting } from './messages.tsx'
import { OwnPart } from './own-part.tsx'
import type { SeatProps } from './seat-props.ts'

/** Three pages of a workshop need it. */
const TeamScores = lazy(async () => ({ default: (await import('./team-scores.tsx')).TeamScores }))

/** How long the connection may be down before the phone shows it: phones leave a stopping node within five seconds. */
const TIMEOUT_MS = 1_500

/** The screen of a team member's phone. */
export function MemberScreen({ live, kept, look, onGive, onRetry, onLeave }: SeatProps) {
  const { state } = live
  // A connection that still delivers messages may no longer accept any.
  const isDown = useIsDown(live.link !== 'connected' || kept?.at === 'phone')
  const keptHere = kept?.at === 'phone' && kept.key === state?.asked?.key
  const isClosed = useHasMissed(live.state, kept)
  return (
    <div className="ph">
      <PhoneBar sign={isDown ? <Line state="off" /> : <You look={look} />} />
      {isDown && (keptHere || !state?.asked) ? (
        <Offline kept={keptHere} onRetry={onRetry} />
      ) : state?.asked ? (
        <OwnPart key={state.asked.key} asked={state.asked} kept={kept} look={look} onGive={onGive} />
      ) : state?.page?.scores && !state.tally ? (
        <Suspense fallback={<Waiting look={look} isClosed={false} onLeave={onLeave} />}>
          <TeamScores state={state} />
        </Suspense>
      ) : (
        <Waiting look={look} isClosed={isClosed} onLeave={onLeave} />
      )}
    </div>
  )
}

/** Returns true if the last question was revealed before this phone answered. */
function useHasMissed(state: SeatState | null, kept: KeptBallot | null): boolean {
  const last = useRef({ key: '', gave: false })
  if (state?.asked) {
    const { key, mine } = state.asked
    last.current = { key, gave: mine !== null || (kept?.key === key && kept.at === 'sent') }
  }
  return state?.tally?.key === last.current.key && !last.current.gave
}

function useIsDown(isDown: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isDown) return setLong(false)
    const timer = setTimeout(() => setLong(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isDown])
  return isDown && isLong
}
