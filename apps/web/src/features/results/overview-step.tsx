import { scoresFrom } from '@thrive/domain'
import { Cylinders } from '../../brand/cylinders.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { comparesScores } from '../report/report.ts'
import { Frame } from '../stage/frame.tsx'
import { StepHead } from '../stage/step-head.tsx'
import './overview-step.css'
import type { ResultsStepProps } from './step-props.ts'

/** The three scores as a picture. */
export function OverviewStep({ page, session, heading, proceed, frame }: ResultsStepProps) {
  const { workshop, answers } = session
  return (
    <Frame {...frame} tip={page.tip} gate={null} done={false} onNext={proceed}>
      <div className="overview">
        <div className="stack">
          <StepHead page={page} heading={heading} />
          <Prose read>{page.text}</Prose>
        </div>
        <Cylinders
          scores={scoresFrom(answers, workshop.scoreQuestions)}
          desired={comparesScores(workshop) ? workshop.desiredScores : undefined}
        />
      </div>
    </Frame>
  )
}
