import { comparesScores, scoresFrom } from '@thrive/domain'
import { m } from '@thrive/words'
import { Cylinders } from '../../brand/cylinders.tsx'
import { ScoreLegend } from '../../brand/score-legend.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import { useProgress } from '../earlier/progress.ts'
import { Story } from '../earlier/story.tsx'
import { progressTitle } from '../earlier/words.ts'
import { Frame } from '../stage/frame.tsx'
import { StepHead } from '../stage/step-head.tsx'
import './overview-step.css'
import type { ResultsStepProps } from './step-props.ts'

export function OverviewStep({ page, session, heading, proceed, frame }: ResultsStepProps) {
  const { workshop, answers } = session
  const progress = useProgress(session)
  return (
    <Frame {...frame} tip={page.tip} gate={null} done={false} onNext={proceed}>
      <div className={classNames('overview', progress && 'with-progress')}>
        <div className="stack">
          <StepHead page={page} heading={heading} />
          <Prose read>{page.text}</Prose>
          {progress && (
            <>
              <h2>{progressTitle(progress.list)}</h2>
              <Story list={progress.list} />
            </>
          )}
        </div>
        <div className="scores">
          <Cylinders
            scores={scoresFrom(answers, workshop.scoreQuestions)}
            desired={comparesScores(workshop) ? workshop.desiredScores : undefined}
            last={progress?.list}
          />
          {progress && <ScoreLegend indicator="trust" current={m.progress_now()} desired={null} last={progress.day} />}
        </div>
      </div>
    </Frame>
  )
}
