import { m } from '@thrive/words'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { onSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { cross } from '../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import './dialog.css'
import { LineButton } from './line-button.tsx'
import './typed-dialog.css'

interface TypedDialogProps {
  title: string
  /** What is erased: a number and what it counts, most important first. */
  gone: { count: number; what: string }[]
  children: ReactNode
  /** What has to be typed, and whether it matches. */
  label: string
  hint?: string
  fits: (typed: string) => boolean
  fitsText: string
  isNumber?: boolean
  keep: string
  erase: string
  busy: boolean
  problem: string | null
  onErase: (typed: string) => void
  onClose: () => void
}

/** Asks before much is erased: the numbers, then a word to type, with the focus on the button that cancels. */
export function TypedDialog(props: TypedDialogProps) {
  const {
    title,
    gone,
    children,
    label,
    hint,
    fits,
    fitsText,
    isNumber = false,
    busy,
    problem,
    onErase,
    onClose,
  } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const confirmed = fits(typed)
  useEffect(() => form.current?.querySelector<HTMLElement>('.dfoot .btn')?.focus(), [])
  return (
    <Dialog
      className="people-dialog typed-dialog"
      role="alertdialog"
      labelledBy={id}
      describedBy={`${id}-gone`}
      onClose={onClose}
    >
      <form ref={form} className="card stack" noValidate onSubmit={onSubmit(() => confirmed && onErase(typed))}>
        <div className="dhead">
          <h2 id={id}>{title}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <div className="gone" id={`${id}-gone`}>
          {gone.map(({ count, what }) => (
            <p key={what}>
              <b>{count}</b> <span>{what}</span>
            </p>
          ))}
        </div>
        {children}
        <div className={isNumber ? 'typed-number' : 'typed-word'}>
          <TextLine
            label={label}
            hint={hint}
            inputMode={isNumber ? 'numeric' : 'email'}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <p className="vh" role="status">
          {confirmed && fitsText}
        </p>
        <Problem>{problem}</Problem>
        <div className="dfoot">
          <Button look="second" onClick={onClose}>
            {props.keep}
          </Button>
          <Button type="submit" look="danger" locked={!confirmed} aria-busy={busy}>
            {props.erase}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
