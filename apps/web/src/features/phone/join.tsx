import { MOST_SEATS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { LanguageChoice } from '../language/choice.tsx'
import { joinRoom, type TakenSeat } from './api.ts'
import { CODE_SIGNS, shortCode } from './code.ts'
import { CodeField } from './code-field.tsx'
import { Contract, Frame } from './frame.tsx'
import { WallDrawing } from './wall-drawing.tsx'

interface Props {
  /** Of the address, where it was refused. */
  code: string
  problem: string | null
  onJoined: (code: string, look: TakenSeat) => void
}

export function Join({ code: first, problem: before, onJoined }: Props) {
  const [code, setCode] = useState(first)
  const [problem, setProblem] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const isWhole = code.length === CODE_SIGNS
  useTitle(m.phone_join_title())

  const join = async () => {
    if (!isWhole || isBusy) return
    setBusy(true)
    await joinRoom(code).then(
      (look) => onJoined(code, look),
      (error: unknown) => {
        setProblem(joinProblem(error))
        setBusy(false)
      },
    )
  }

  return (
    <Frame>
      <LanguageChoice />
      <form
        className="join"
        onSubmit={(event) => {
          event.preventDefault()
          void join()
        }}
      >
        <div className="ask">
          <h1>{m.phone_join_title()}</h1>
          <p>{m.phone_join_hint()}</p>
        </div>
        <CodeField
          code={code}
          problem={problem}
          onChange={(text) => {
            setCode(shortCode(text))
            setProblem(null)
          }}
        />
        <Button big type="submit" locked={!isWhole} aria-describedby="code-shape" iconAfter={arrowRight}>
          {m.phone_join()}
        </Button>
        {!isWhole && (
          <p className="hint" id="code-shape">
            {m.phone_code_shape()}
          </p>
        )}
      </form>
      <WallDrawing />
      <Contract />
    </Frame>
  )
}

const WHY: Record<string, () => string> = {
  'no-room': m.phone_wrong_code,
  'room-locked': m.refused_room_locked,
  'room-full': () => m.refused_room_full({ max: MOST_SEATS }),
  'too-many-requests': m.refused_too_often_minute,
}

export function joinProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return m.phone_join_offline()
  return (WHY[error.code] ?? m.refused_busy)()
}
