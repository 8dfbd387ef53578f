import { m } from '@thrive/words'
import { useId } from 'react'
import './choice.css'
import { Icon } from '../layout/icon.tsx'
import { check } from '../layout/icon-paths.ts'
import './yes-no.css'

export interface YesNoProps {
  legend: string
  legendHidden?: boolean | undefined
  yes?: string | undefined
  no?: string | undefined
  value: boolean | null
  onChange: (value: boolean) => void
}

export function YesNo({ legend, legendHidden, yes = m.yes(), no = m.no(), value, onChange }: YesNoProps) {
  const name = useId()
  const answers = [
    { label: yes, answer: true },
    { label: no, answer: false },
  ]
  return (
    <fieldset className="yes-no">
      <legend className={legendHidden ? 'vh' : 'label'}>{legend}</legend>
      {answers.map(({ label, answer }) => (
        <label className="choice" key={label}>
          <input
            className="covering"
            type="radio"
            name={name}
            checked={value === answer}
            onChange={() => onChange(answer)}
          />
          <span className="box" aria-hidden="true">
            <Icon path={check} />
          </span>
          {label}
        </label>
      ))}
    </fieldset>
  )
}
