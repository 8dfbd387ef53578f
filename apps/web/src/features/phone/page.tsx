import type { Locale } from '@thrive/domain'
import { PAIRING_SIZE } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { chosenLocale, phoneLocale } from '../../lib/chosen-locale.ts'
import { chooseLocale, useLocale, useSwitchLocale } from '../../lib/locale.ts'
import { joinRoom, pairRemote, type TakenSeat } from './api.ts'
import { shortCode } from './code.ts'
import { type HeldSeat, heldSeat, holdSeat } from './held-seat.ts'
import { Join, joinProblem } from './join.tsx'
import { Notice } from './messages.tsx'
import { OwnLanguage } from './own-language.ts'
import { Pair, pairProblem } from './pair.tsx'
import type { SeatProps } from './seat-props.ts'
import { SeatScreen } from './seat-screen.tsx'

const REMOTE = '/remote'

/** Parses the path: /join, /join/KMN482, /remote or /remote/KMN4R82X. */
function asked() {
  const { pathname } = location
  const isRemote = pathname.toLowerCase().startsWith(REMOTE)
  const key = decodeURIComponent(pathname.split('/')[2] ?? '')
  return { isRemote, key: shortCode(key, isRemote ? PAIRING_SIZE : undefined) }
}

export function PhonePage({ follow }: { follow: ComponentType<SeatProps> }) {
  const [{ isRemote, key }] = useState(asked)
  const [held, setHeld] = useState(() => seatFor(isRemote, key))
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
    if (needsSeat) return <Notice words={m.phone_joining()} />
    if (isRemote)
      return (
        <Pair
          code={key}
          problem={problem}
          onPaired={(code, look) => {
            // A reload finds the seat by its code.
            history.replaceState(null, '', `${REMOTE}/${code}`)
            sit(code, look)
          }}
        />
      )
    return <Join code={key} problem={problem} onJoined={sit} />
  }
  return <OwnLanguage.Provider value={choose}>{screen()}</OwnLanguage.Provider>
}

/** Returns the seat this phone already has, unless the URL names another room or asks to become the remote. */
function seatFor(isRemote: boolean, key: string): HeldSeat | null {
  const held = heldSeat()
  return held && (key === held.room || (key === '' && !isRemote)) ? held : null
}
