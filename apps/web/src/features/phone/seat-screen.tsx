import type { Locale, SeatState } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ComponentType, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Live } from '../../lib/live.ts'
import { useSwitchLocale } from '../../lib/locale.ts'
import { useTitle } from '../../lib/use-title.ts'
import { giveBallot, leaveRoom, seatLive } from './api.ts'
import { Ended } from './ended.tsx'
import { type HeldSeat, holdSeat } from './held-seat.ts'
import { keepBallot } from './kept-ballot.ts'
import { MemberScreen } from './member-screen.tsx'
import { OwnLanguage } from './own-language.ts'
import { Passed } from './passed.tsx'
import { RemoteScreen } from './remote-screen.tsx'
import type { SeatProps } from './seat-props.ts'

interface Props {
  held: HeldSeat
  /** This phone's language; a laptop follows the room in the room's own. */
  own: Locale | null
  /** The seat no longer exists: its cookie is invalid, and no state was received. */
  onGone: () => void
  /** Called when nothing of the seat may be left on the phone. */
  onEnded: () => void
  follow: ComponentType<SeatProps>
}

export function SeatScreen({ held, own, onGone, onEnded, follow: Follow }: Props) {
  const isWide = useWide()
  const lang = isWide ? null : own
  const source = useMemo(() => seatLive(lang), [lang])
  const [keeper] = useState(() => keepBallot(held.room, giveBallot))
  const [hasLeft, setLeft] = useState(false)
  // Unsubscribe after leaving, or the browser would keep retrying a closed stream.
  const live = useLastState(useSyncExternalStore(hasLeft ? subscribeToNothing : source.subscribe, source.current))
  const kept = useSyncExternalStore(keeper.subscribe, keeper.current)
  const { state, link } = live
  const isEnded = hasLeft || link === 'ended' || state?.ended === true
  const why = hasLeft ? 'left' : live.why === 'seat-removed' ? 'removed' : state?.why
  const [isPassed, stay] = usePassed(state, held)
  useSwitchLocale((state ? state.lang : lang) ?? undefined)
  useTitle(state?.page?.title ?? '')

  useEffect(() => {
    if (link === 'connected' && state && !state.ended) keeper.receive(state)
  }, [link, state, keeper])
  useEffect(() => {
    if (!isEnded) return
    keeper.forget()
    if (link === 'ended' && !state && !why) onGone()
    else onEnded()
  }, [isEnded, link, state, why, keeper, onGone, onEnded])

  if (isEnded) return <Ended why={why} look={held.look} />
  const leave = () => {
    leaveRoom().catch(() => {})
    setLeft(true)
  }
  if (isPassed) return <Passed onJoin={stay} onLeave={leave} />
  const props = { live, kept, look: held.look, onGive: keeper.give, onRetry: source.retry, onLeave: leave }
  const mark = state?.trial && <p className="trial-mark">{m.trial_mark()}</p>
  if (state?.role !== 'leader' && !isWide)
    return (
      <>
        {mark}
        <MemberScreen {...props} />
      </>
    )
  return (
    <OwnLanguage.Provider value={null}>
      {mark}
      {state?.role === 'leader' ? <RemoteScreen {...props} /> : <Follow {...props} />}
    </OwnLanguage.Provider>
  )
}

const subscribeToNothing = () => () => {}

/** Keeps the screen as it is until the first state in another language arrives. */
function useLastState(live: Live<SeatState>): Live<SeatState> {
  const last = useRef(live.state)
  if (live.state) last.current = live.state
  return { ...live, state: last.current }
}

/** True once another phone leads instead of this one, until its owner stays as one of the team. */
function usePassed(state: SeatState | null, held: HeldSeat): [boolean, () => void] {
  const [hasLed, setLed] = useState(held.hasLed === true)
  const leads = state?.role === 'leader'
  const note = (led: boolean) => {
    setLed(led)
    holdSeat({ ...held, hasLed: led })
  }
  const noteLeading = useEffectEvent(() => note(true))
  useEffect(() => {
    if (leads) noteLeading()
  }, [leads])
  return [hasLed && state !== null && !leads, () => note(false)]
}

/** A laptop follows the whole room; a phone, even in landscape, shows only its own part. */
const wide = matchMedia('(min-width: 960px) and (min-height: 560px)')

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

const useWide = () => useSyncExternalStore(subscribe, () => wide.matches)
