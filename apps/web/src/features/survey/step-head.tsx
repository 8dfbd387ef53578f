import type { SurveyPage } from '@thrive/domain'
import type { RefObject } from 'react'
import { IndicatorTag } from '../../ui/indicator-tag.tsx'
import { OpensBadge } from '../../ui/opens-badge.tsx'
import { RoleChips } from '../../ui/role-chips.tsx'

type Head = Pick<SurveyPage, 'title' | 'indicator'> & Partial<Pick<SurveyPage, 'opens'>>

/** What the page is about, its name, and what is opened on it. */
export function StepHead({ page, heading }: { page: Head; heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <>
      {page.opens ? (
        <OpensBadge>{page.opens}</OpensBadge>
      ) : (
        page.indicator && <IndicatorTag indicator={page.indicator} />
      )}
      <h1 ref={heading} tabIndex={-1}>
        {page.title}
      </h1>
    </>
  )
}

/** The two roles of the game, on pages where they act. */
export const Roles = () => (
  <RoleChips
    chips={[
      { role: 'captain', name: 'Captain', task: 'reads aloud, hears everyone' },
      { role: 'time-keeper', name: 'Time keeper', task: 'watches time and energy' },
    ]}
  />
)
