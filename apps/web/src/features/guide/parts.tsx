import type { GuideTexts } from '@thrive/domain'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import { Prose } from '../../ui/layout/prose.tsx'

interface PartProps {
  id: string
  title: string
  hint?: string
  children: ReactNode
}

export const Part = ({ id, title, hint, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {hint && <p className="muted">{hint}</p>}
    {children}
  </section>
)

interface PointsProps {
  points: readonly string[]
  /** Steps are numbered; ticks have a box for a pen. */
  look?: 'steps' | 'ticks'
}

export const Points = ({ points, look }: PointsProps) => (
  <div className={classNames('points', look)}>
    <Prose>
      {points.map((point, index) => (look === 'steps' ? `${index + 1}. ${point}` : `- ${point}`)).join('\n')}
    </Prose>
  </div>
)

interface CasesProps {
  rows: GuideTexts['fails']['rows']
  /** True if the second half is to be said as it is. */
  spoken?: boolean
}

export const Cases = ({ rows, spoken }: CasesProps) => (
  <dl className={classNames('cases', spoken && 'spoken')}>
    {rows.map(({ when, say }) => (
      <div key={when}>
        <dt>{when}</dt>
        <dd>{say}</dd>
      </div>
    ))}
  </dl>
)
