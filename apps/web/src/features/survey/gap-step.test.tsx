// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { Scores } from '@thrive/domain'
import { buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { afterEach, expect, test } from 'vitest'
import type { TeamSession } from '../session/use-session.ts'
import { GapStep } from './gap-step.tsx'

const DESIRED = { connect: 86, trust: 90, inspire: 83 }

/** Renders page 20 for a team that scored itself 60 on everything. */
function show(gapTargets: Scores) {
  const workshop = buildWorkshop({ desiredScores: DESIRED, gapTargets })
  const answers = new Map(Object.values(workshop.scoreQuestions).map((id) => [id, '60']))
  const session = { workshop, answers } as unknown as TeamSession
  render(
    <GapStep
      page={buildSurveyPage({ scores: 'gap' })}
      session={session}
      note={() => {}}
      held={false}
      heading={{ current: null }}
    />,
  )
}
afterEach(cleanup)

test('while the targets differ from the desired scores, no part of the picture measures by the desired ones', () => {
  show({ connect: 86, trust: 83, inspire: 90 })
  expect(screen.getByRole('img', { name: 'Inspire: current 60 percent' })).toBeDefined()
  expect(screen.queryByRole('img', { name: /desired/ })).toBeNull()
  expect(screen.queryByText(/gap|points/)).toBeNull()
  expect(document.querySelector('.flashing')?.textContent).toContain('Inspire')
  expect(document.body.textContent).toContain('We suggest Inspire.')
  const panel = screen.getByRole('region', { name: 'Average Success Scores (Desired)' })
  expect(panel.textContent).toContain('Connect86%Trust90%Inspire83%')
})

test('once an operator makes them one, the whole gap is drawn', () => {
  show(DESIRED)
  expect(screen.getByRole('img', { name: 'Trust: current 60 percent, desired 90 percent' })).toBeDefined()
  expect(document.querySelector('.flashing')?.textContent).toContain('Biggest gap: 30 points')
  expect(document.body.textContent).toContain('We suggest Trust.')
  expect(screen.queryByRole('region', { name: 'Average Success Scores (Desired)' })).toBeNull()
})
