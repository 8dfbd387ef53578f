import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useSpeaks } from '../../lib/locale.ts'
import { useTitle } from '../../lib/use-title.ts'
import { giveBallot, leaveRoom, seatLive } from './api.ts'
import type { HeldSeat } from './held-seat.ts'
import { keepBallot } from './kept-ballot.ts'
import { MemberScreen } from './member-screen.tsx'
import { Ended } from './messages.tsx'
import { RemoteScreen } from './remote-screen.tsx'
import type { SeatProps } from './seat-props.ts'
import { useWide } from './use-wide.ts'

interface Props {
  held: HeldSeat
  /** The seat is no more: its cookie opens nothing, and nothing was heard of it. */
  onGone: () => void
  /** Nothing of it is to be left on the phone. */
  onEnded: () => void
  follow: ComponentType<SeatProps>
}

export function SeatScreen({ held, onGone, onEnded, follow: Follow }: Props) {
  const [source] = useState(seatLive)
  const [keeper] = useState(() => keepBallot(held.room, giveBallot))
  const live = useSyncExternalStore(source.subscribe, source.current)
  const kept = useSyncExternalStore(keeper.subscribe, keeper.current)
  const [hasLeft, setLeft] = useState(false)
  const isWide = useWide()
  const { state, link } = live
  const isEnded = hasLeft || link === 'ended' || state?.ended === true
  useSpeaks(state?.lang ?? undefined)
  useTitle(state?.page?.title ?? '')

  useEffect(() => {
    if (link === 'connected' && state && !state.ended) keeper.heard(state)
  }, [link, state, keeper])
  useEffect(() => {
    if (!isEnded) return
    keeper.forget()
    if (link === 'ended' && !state) onGone()
    else onEnded()
  }, [isEnded, link, state, keeper, onGone, onEnded])

  if (isEnded) return <Ended hasLeft={hasLeft} />
  const leave = () => {
    leaveRoom().catch(() => {})
    setLeft(true)
  }
  const props = { live, kept, look: held.look, onGive: keeper.give, onRetry: source.retry, onLeave: leave }
  if (state?.role === 'leader') return <RemoteScreen {...props} />
  return isWide ? <Follow {...props} /> : <MemberScreen {...props} />
}
