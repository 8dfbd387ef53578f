import { MOST_SEATS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { joinRoom, type TakenSeat } from './api.ts'
import { CODE_SIZE } from './code.ts'
import { CodeField } from './code-field.tsx'
import { Contract, Frame } from './frame.tsx'
import './drawings.css'

interface Props {
  /** The code from the URL, if it was refused. */
  code: string
  problem: string | null
  onJoined: (code: string, look: TakenSeat) => void
}

export function Join({ code: first, problem: before, onJoined }: Props) {
  const [code, setCode] = useState(first)
  const [problem, setProblem] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const isWhole = code.length === CODE_SIZE
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
      <form
        className="join-form"
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
            setCode(text)
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

const SUCH_A_CODE = 'KMN 482'

/** The shared screen with its code; hidden on short phones. */
const WallDrawing = () => (
  <svg className="wall" viewBox="0 0 340 200" aria-hidden="true">
    <path d="M120 186H220" className="stroke" strokeWidth="9" />
    <path d="M170 160V184" className="stroke" strokeWidth="12" />
    <rect x="34" y="10" width="272" height="152" rx="16" className="paper" strokeWidth="6" />
    <rect x="56" y="36" width="100" height="100" rx="8" className="white" strokeWidth="4" />
    <path className="stroke" strokeWidth="6" d="M69 49h22v22h-22zM121 49h22v22h-22zM69 101h22v22h-22z" />
    <path d="M102 52h8v14h-8zM104 82h14v8h-14zM126 84h12v12h-12zM104 104h8v18h-8zM122 108h20v8h-20zM72 82h16v8h-16z" />
    <path d="M176 54H268M176 76H240" className="rule" strokeWidth="9" />
    <rect x="168" y="96" width="122" height="42" rx="8" className="plate" strokeWidth="4" />
    <text x="229" y="125">
      {SUCH_A_CODE}
    </text>
  </svg>
)
