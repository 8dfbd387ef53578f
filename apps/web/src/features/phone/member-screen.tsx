import type { SeatState } from '@thrive/domain'
import { useEffect, useRef, useState } from 'react'
import { Line, PhoneBar, You } from './frame.tsx'
import type { KeptBallot } from './kept-ballot.ts'
import { Offline, Waiting } from './messages.tsx'
import { OwnPart } from './own-part.tsx'
import type { SeatProps } from './seat-props.ts'

/** How long a line may be down before the phone says so: a node that ends is left for another within five seconds. */
const PATIENCE_MS = 1_500

/** What one phone of the team shows. */
export function MemberScreen({ live, kept, look, onGive, onRetry, onLeave }: SeatProps) {
  const { state } = live
  // A line that still brings news may have stopped to take any.
  const isDown = useDown(live.link !== 'connected' || kept?.at === 'phone')
  const keptHere = kept?.at === 'phone' && kept.key === state?.asked?.key
  const isClosed = useMissed(live.state, kept)
  return (
    <div className="ph">
      <PhoneBar sign={isDown ? <Line state="off" /> : <You look={look} />} />
      {isDown && (keptHere || !state?.asked) ? (
        <Offline kept={keptHere} onRetry={onRetry} />
      ) : state?.asked ? (
        <OwnPart key={state.asked.key} asked={state.asked} kept={kept} look={look} onGive={onGive} />
      ) : (
        <Waiting look={look} isClosed={isClosed} onLeave={onLeave} />
      )}
    </div>
  )
}

/** Whether the question that this phone was asked last was revealed without an answer of its own. */
function useMissed(state: SeatState | null, kept: KeptBallot | null): boolean {
  const last = useRef({ key: '', gave: false })
  if (state?.asked) {
    const { key, mine } = state.asked
    last.current = { key, gave: mine !== null || (kept?.key === key && kept.at === 'sent') }
  }
  return state?.tally?.key === last.current.key && !last.current.gave
}

function useDown(isDown: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isDown) return setLong(false)
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isDown])
  return isDown && isLong
}
