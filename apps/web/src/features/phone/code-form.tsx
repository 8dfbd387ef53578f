import { type ReactNode, useState } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { CodeField } from './code-field.tsx'
import { Frame } from './frame.tsx'
import { WallDrawing } from './wall-drawing.tsx'

interface Props {
  /** The code from the URL, if it was refused. */
  first: string
  size: number
  /** Why the code from the URL was refused. */
  problem: string | null
  title: string
  hint: string
  shape: string
  action: string
  /** Sends a whole code. Returns why it was refused; null if it was accepted. */
  onCode: (code: string) => Promise<string | null>
  children?: ReactNode
}

/** Where a code on the shared screen is typed. */
export function CodeForm({ first, size, problem: before, title, hint, shape, action, onCode, children }: Props) {
  const [code, setCode] = useState(first)
  const [problem, setProblem] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const isWhole = code.length === size
  useTitle(title)

  const send = async () => {
    if (!isWhole || isBusy) return
    setBusy(true)
    const why = await onCode(code)
    setProblem(why)
    if (why) setBusy(false)
  }

  return (
    <Frame>
      <form
        className="join-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="ask">
          <h1>{title}</h1>
          <p>{hint}</p>
        </div>
        <CodeField
          code={code}
          size={size}
          shape={shape}
          problem={problem}
          onChange={(text) => {
            setCode(text)
            setProblem(null)
          }}
        />
        <Button big type="submit" locked={!isWhole} aria-describedby="code-shape" iconAfter={arrowRight}>
          {action}
        </Button>
        {!isWhole && (
          <p className="hint" id="code-shape">
            {shape}
          </p>
        )}
      </form>
      <WallDrawing />
      {children}
    </Frame>
  )
}
