import { fillAdvice, gapAdvice, sameTargets, scoresFrom } from '@thrive/domain'
import { Cylinders } from '../../ui/cylinders.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ScoreLegend } from '../../ui/score-legend.tsx'
import type { StepProps } from './step.tsx'
import { StepHead } from './step-head.tsx'

/** The scores beside the desired ones; the biggest gap flashes and the advice follows it. */
export function GapStep({ page, session, heading }: StepProps) {
  const { workshop, answers } = session
  const { desiredScores, gapTargets } = workshop
  const scores = scoresFrom(answers, workshop.scoreQuestions)
  const finding = gapAdvice(scores, gapTargets)
  const agree = sameTargets(desiredScores, gapTargets)
  return (
    <div className="gap">
      <Cylinders scores={scores} desired={desiredScores} flash={finding.indicators} gaps={agree} />
      <div className="stack">
        <StepHead page={page} heading={heading} />
        <Prose read>{fillAdvice(workshop.gapAdvice[finding.kind], finding.indicators)}</Prose>
        <Prose>{page.text}</Prose>
        <ScoreLegend indicator={finding.indicators[0] ?? 'trust'} gaps={agree} />
      </div>
    </div>
  )
}
