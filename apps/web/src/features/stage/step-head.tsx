import type { SurveyPage } from '@thrive/domain'
import { m } from '@thrive/words'
import type { RefObject } from 'react'
import { IndicatorTag } from '../../brand/indicator-tag.tsx'
import { OpensDrawing } from '../../brand/opens-drawing.tsx'
import { RoleChips } from '../../brand/role-chips.tsx'
import './step-head.css'

type Head = Pick<SurveyPage, 'title' | 'indicator'> & Partial<Pick<SurveyPage, 'opens'>>

/** The page's topic and title, and what is opened on it. */
export function StepHead({ page, heading }: { page: Head; heading: RefObject<HTMLHeadingElement | null> }) {
  const { title, indicator, opens } = page
  return (
    <div className="step-head" data-i={indicator ?? undefined}>
      {opens && <OpensDrawing opens={opens} />}
      {opens ? <p className="kicker">{opens.label}</p> : indicator && <IndicatorTag indicator={indicator} />}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </div>
  )
}

/** The two roles of the game, on pages where they act. */
export const Roles = () => (
  <RoleChips
    chips={[
      { role: 'captain', name: m.role_captain(), task: m.role_captain_task() },
      { role: 'time-keeper', name: m.role_time_keeper(), task: m.role_time_keeper_task() },
    ]}
  />
)
