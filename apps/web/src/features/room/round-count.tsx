import { m } from '@thrive/words'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { eye } from '../../ui/layout/icon-paths.ts'
import { SLOT } from '../../ui/layout/inserted.tsx'
import type { Round } from './use-round.ts'

/** How many have answered, and the button that reveals the answers. */
export function RoundCount({ round, big = true }: { round: Round; big?: boolean }) {
  const { given, phones, mayReveal, reveal } = round
  const id = useId()
  const [before, after] = m.round_count({ count: given, given: SLOT, phones }).split(SLOT)
  return (
    <>
      <p className="count num">
        {before}
        <b>{given}</b>
        {after}
      </p>
      <Spoken>{m.round_count({ count: given, given, phones })}</Spoken>
      <Button big={big} icon={eye} locked={!mayReveal} aria-describedby={mayReveal ? undefined : id} onClick={reveal}>
        {m.round_reveal()}
      </Button>
      {!mayReveal && (
        <span id={id} className="vh">
          {m.round_tip_few()}
        </span>
      )}
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
