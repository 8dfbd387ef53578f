import { isEmail } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { onSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import type { Checked } from './api.ts'

type Problem = Checked['problems'][number]

/** More than somebody corrects one by one. */
const MOST = 50

interface ProblemLinesProps {
  problems: readonly Problem[]
  isOfFile: boolean
  onCorrect: (problem: Problem, right: string) => void
}

export function ProblemLines({ problems, isOfFile, onCorrect }: ProblemLinesProps) {
  return (
    <div className="problem-lines">
      {isOfFile && <p className="hint">{m.list_correct_file()}</p>}
      <ul>
        {problems.slice(0, MOST).map((problem) => (
          <ProblemLine key={`${problem.line} ${problem.text}`} problem={problem} onCorrect={onCorrect} />
        ))}
      </ul>
      {problems.length > MOST && <p className="hint">{m.list_more({ count: problems.length - MOST })}</p>}
    </div>
  )
}

function ProblemLine({ problem, onCorrect }: { problem: Problem; onCorrect: ProblemLinesProps['onCorrect'] }) {
  const [typed, setTyped] = useState(problem.text)
  const [error, setError] = useState<string | null>(null)
  const take = () => {
    const right = typed.trim()
    if (isEmail(right)) onCorrect(problem, right)
    else setError(sentenceOf('invalid-email'))
  }
  return (
    <li>
      {/* The list stands in a form already: Enter must not reach that one. */}
      <TextLine
        label={m.list_line({ line: inDigits(problem.line) })}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setError(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSubmit(take)(event)
        }}
        error={error}
        action={
          <Button look="second" slim onClick={take}>
            {m.list_take()}
          </Button>
        }
      />
    </li>
  )
}
