import { UNDO_SECONDS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { undo as undoIcon } from '../../ui/layout/icon-paths.ts'
import './round-undo.css'
import type { Undo } from './use-asking.ts'

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - performance.now()) / 1_000))

/** Offers to undo asking the phones again, as long as that is possible. */
export default function RoundUndo({ undo }: { undo: Undo }) {
  const { count, until, isByKeyboard, submit } = undo
  const [left, setLeft] = useState(() => secondsUntil(until))
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    if (isByKeyboard) key.current?.focus()
  }, [isByKeyboard])
  return (
    <div className="undo">
      <output>{m.round_undo_said({ count })}</output>
      <Button ref={key} icon={undoIcon} onClick={submit}>
        {m.round_undo()}
        <span className="num" aria-hidden="true">
          {m.round_undo_seconds({ seconds: left })}
        </span>
      </Button>
      <span className="left" aria-hidden="true">
        <i style={{ width: `${(100 * left) / UNDO_SECONDS}%` }} />
      </span>
    </div>
  )
}
