import { m } from '@thrive/words'
import { type ReactNode, useId } from 'react'
import { characterLimit } from './character-limit.ts'
import './choice.css'
import './choices.css'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { check, warning } from '../layout/icon-paths.ts'

export interface Option {
  value: string
  label: string
  /** A drawing above the label, and the name of its colour. */
  art?: ReactNode
  colour?: string | undefined
  /** Next to the label: how many chose it elsewhere. */
  mark?: ReactNode
}

export interface ChoicesProps {
  legend: string
  /** True if a heading nearby already shows the legend. */
  legendHidden?: boolean | undefined
  options: readonly Option[]
  chosen: readonly string[]
  /** Whether there is an Others choice, and its text: null while it is not chosen. */
  allowOthers?: boolean | undefined
  others?: string | null | undefined
  /** Text over the limit is not cut off; the field shows an error. */
  othersLimit?: number | undefined
  error?: string | undefined
  onChange: (chosen: string[], others: string | null) => void
}

/** Any number of choices, with Others for the team's own words. Chosen options keep the order of the list. */
export function Choices(props: ChoicesProps) {
  const { legend, legendHidden, options, chosen, allowOthers, others = null, onChange } = props
  const id = useId()
  const tooLong = characterLimit(others?.length ?? 0, props.othersLimit).error
  const error = tooLong ?? props.error
  const toggle = (option: string, on: boolean) =>
    onChange(
      options.map(({ value }) => value).filter((each) => (each === option ? on : chosen.includes(each))),
      others,
    )
  const setOthers = (text: string | null) => onChange([...chosen], text)
  return (
    <fieldset className={classNames('choices', options.length > 8 && 'many')}>
      <legend className={legendHidden ? 'vh' : 'label'}>{legend}</legend>
      {options.map(({ value, label, art, colour, mark }) => (
        <Choice
          key={value}
          art={art}
          colour={colour}
          checked={chosen.includes(value)}
          onChange={(on) => toggle(value, on)}
        >
          {label}
          {mark}
        </Choice>
      ))}
      {allowOthers && (
        <div className="choice other">
          <Choice checked={others !== null} onChange={(on) => setOthers(on ? '' : null)}>
            {m.choices_others()}
          </Choice>
          <label className="vh" htmlFor={id}>
            {m.choices_others_words()}
          </label>
          <input
            id={id}
            className="input"
            value={others ?? ''}
            aria-invalid={tooLong ? true : undefined}
            aria-describedby={tooLong && `${id}-error`}
            onChange={(event) => setOthers(event.target.value)}
            autoComplete="off"
          />
        </div>
      )}
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon path={warning} />
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  art?: ReactNode
  colour?: string | undefined
  checked: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

function Choice({ art, colour, checked, onChange, children }: ChoiceProps) {
  return (
    <label className="choice" data-i={colour}>
      <input
        className="covering"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {art}
      <span className="box" aria-hidden="true">
        <Icon path={check} />
      </span>
      {children}
    </label>
  )
}
