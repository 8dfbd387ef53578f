import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { chosenLocale, phoneLocale } from '../../lib/chosen-locale.ts'
import { chooseLocale, useLocale, useSwitchLocale } from '../../lib/locale.ts'
import { joinRoom, pairRemote, type TakenSeat } from './api.ts'
import { shortCode } from './code.ts'
import { type HeldSeat, heldSeat, holdSeat } from './held-seat.ts'
import { Join, joinProblem } from './join.tsx'
import { Notice } from './messages.tsx'
import { OwnLanguage } from './own-language.ts'
import type { SeatProps } from './seat-props.ts'
import { SeatScreen } from './seat-screen.tsx'

/** Parses the path: /join, /join/KMN482 or /remote/a-secret. */
function asked() {
  const [, kind, key = ''] = location.pathname.split('/')
  return kind === 'remote' ? { isRemote: true, key } : { isRemote: false, key: shortCode(decodeURIComponent(key)) }
}

export function PhonePage({ follow }: { follow: ComponentType<SeatProps> }) {
  const [{ isRemote, key }] = useState(asked)
  const [held, setHeld] = useState(() => seatFor(key))
  const [problem, setProblem] = useState<string | null>(null)
  const [own, setOwn] = useState(phoneLocale)
  useLocale()
  useSwitchLocale(held ? undefined : (own ?? chosenLocale()))
  const choose = useCallback((locale: Locale) => {
    void chooseLocale(locale)
    setOwn(locale)
  }, [])

  const sit = useCallback((room: string, look: TakenSeat) => {
    const taken = { room, look }
    holdSeat(taken)
    setHeld(taken)
    setProblem(null)
  }, [])
  const needsSeat = !held && key !== '' && problem === null
  useEffect(() => {
    if (!needsSeat) return
    const take = isRemote ? pairRemote(key) : joinRoom(key)
    take.then(
      (look) => sit(key, look),
      (error: unknown) => setProblem(isRemote ? pairProblem(error) : joinProblem(error)),
    )
  }, [needsSeat, isRemote, key, sit])

  const onEnded = useCallback(() => holdSeat(null), [])
  const onGone = useCallback(() => {
    holdSeat(null)
    setHeld(null)
  }, [])

  const screen = () => {
    if (held) return <SeatScreen held={held} own={own} onEnded={onEnded} onGone={onGone} follow={follow} />
    if (needsSeat) return <Notice words={m.phone_joining()} isWaiting />
    if (isRemote) return <Notice words={problem ?? m.refused_pairing_used()} />
    return <Join code={key} problem={problem} onJoined={sit} />
  }
  return <OwnLanguage.Provider value={choose}>{screen()}</OwnLanguage.Provider>
}

/** Returns the seat this phone already has, unless the URL names another room. */
function seatFor(key: string): HeldSeat | null {
  const held = heldSeat()
  return held && (key === '' || key === held.room) ? held : null
}

const pairProblem = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? m.refused_pairing_used() : m.phone_pair_offline()
