import { m } from '@thrive/words'
import { type ReactNode, useId } from 'react'
import './chart-card.css'
import { SaveChart } from './save-chart.tsx'
import type { Bar } from './svg-file.ts'
import { tooFewWords } from './words.ts'

interface ChartCardProps {
  title: string
  /** How to read the chart. */
  caption?: string | undefined
  /** How many of the row's twelve columns it takes. */
  span: 'c6' | 'c12'
  /** What can be saved of it: its drawing, or bars that it draws as HTML; nothing if it is only words. */
  chart?: 'drawing' | readonly Bar[] | undefined
  /** What of it is shown, on the right of its title. */
  choice?: ReactNode
  children: ReactNode
}

export function ChartCard({ title, caption, span, chart, choice, children }: ChartCardProps) {
  const id = useId()
  return (
    <section className={`card chart-card ${span}`} aria-labelledby={id}>
      <div className="cardhead">
        <h2 id={id}>{title}</h2>
        {choice}
        {chart && <SaveChart title={title} bars={chart === 'drawing' ? undefined : chart} />}
      </div>
      {caption && <p className="muted">{caption}</p>}
      {children}
    </section>
  )
}

/** Shown instead of a figure that would reveal something about one or two teams. */
export function TooFew({ teams }: { teams: number }) {
  return <p className="too-few">{tooFewWords(teams)}</p>
}

interface NumbersProps {
  /** The subject of the numbers, for screen readers that only read the heading. */
  of: string
  columns: readonly string[]
  /** The first cell of each row is its heading. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** The chart's data as a table. */
export function Numbers({ of, columns, rows }: NumbersProps) {
  return (
    <details className="numbers">
      <summary>
        {m.insight_numbers()}
        <span className="vh"> {m.insight_numbers_of({ what: of })}</span>
      </summary>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its column
                <td key={index} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
