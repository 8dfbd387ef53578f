import { m } from '@thrive/words'
import { useEffect, useId, useState } from 'react'
import { Pawns } from '../../brand/pawn.tsx'
import { Button } from '../../ui/form/button.tsx'
import { lock } from '../../ui/layout/first-icons.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { eye } from '../../ui/layout/icon-paths.ts'
import { SLOT } from '../../ui/layout/inserted.tsx'
import type { Round } from './use-round.ts'

const MOST_PAWNS = 12

interface RoundCountProps {
  round: Round
  /** Set where there is no room for the reason, which is then only read out. */
  isShort?: boolean
}

/** How many have answered, and the button that reveals the answers, with its reason while it is closed. */
export function RoundCount({ round, isShort = false }: RoundCountProps) {
  const { given, phones, mayReveal, reveal } = round
  const id = useId()
  const [before, after] = m.round_count({ count: given, given: SLOT, phones }).split(SLOT)
  return (
    <>
      {phones <= MOST_PAWNS && <Pawns count={given} of={phones} />}
      {(mayReveal || isShort) && (
        <p className="count num">
          {before}
          <b>{given}</b>
          {after}
        </p>
      )}
      {!mayReveal && (
        <p id={id} className={isShort ? 'vh' : 'why'}>
          <Icon path={lock} />
          {m.round_why({ count: given, given, phones })}
        </p>
      )}
      <Spoken>
        {mayReveal ? m.round_count({ count: given, given, phones }) : m.round_why({ count: given, given, phones })}
      </Spoken>
      <Button icon={eye} locked={!mayReveal} aria-describedby={mayReveal ? undefined : id} onClick={reveal}>
        {m.round_reveal()}
      </Button>
    </>
  )
}

const PACE_MS = 5_000

/** Announces at most every five seconds, however fast it changes. */
function Spoken({ children }: { children: string }) {
  const [announcement, announce] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => announce(children), PACE_MS)
    return () => clearTimeout(timer)
  }, [children])
  return <output className="vh">{announcement}</output>
}
