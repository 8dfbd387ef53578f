import { type ReactNode, useId } from 'react'
import './likert.css'

export interface LikertProps {
  statement: string
  /** The words of the scale, from 0 up. */
  scale: readonly string[]
  value: number | null
  /** Under each word: how many chose it elsewhere. */
  marks?: readonly ReactNode[] | undefined
  onChange: (value: number) => void
}

/** How far the team agrees: native radios drawn as round keys, each with its number and its word. */
export function Likert({ statement, scale, value, marks, onChange }: LikertProps) {
  const name = useId()
  return (
    <fieldset className="likert">
      <legend className="read">{statement}</legend>
      <div className="keys">
        {scale.map((word, score) => (
          <label key={word}>
            <input
              className="covering"
              type="radio"
              name={name}
              value={score}
              checked={value === score}
              onChange={() => onChange(score)}
            />
            <span className="key" aria-hidden="true">
              {score}
            </span>
            <span className="word">{word}</span>
            {marks?.[score]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
