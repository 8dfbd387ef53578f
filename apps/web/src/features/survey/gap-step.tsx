import { fillAdvice, gapAdvice, sameTargets, scoresFrom } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { Cylinders } from '../../brand/cylinders.tsx'
import { ScoreLegend } from '../../brand/score-legend.tsx'
import { ScoreWords } from '../../brand/score-words.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { StepHead } from '../stage/step-head.tsx'
import type { StepProps } from '../stage/step-props.ts'

/**
 * The scores, the biggest gaps flashing, and the advice that follows. If gaps are not measured against the scores shown
 * as desired, the picture shows no gap, and the desired scores are next to it in words.
 */
export function GapStep({ page, session, heading }: StepProps) {
  const { workshop, answers } = session
  const { desiredScores, gapTargets } = workshop
  const scores = scoresFrom(answers, workshop.scoreQuestions)
  const finding = gapAdvice(scores, gapTargets)
  const agree = sameTargets(desiredScores, gapTargets)
  return (
    <div className="gap">
      <Cylinders scores={scores} desired={agree ? desiredScores : undefined} flash={finding.indicators} gaps={agree} />
      <div className="stack">
        <StepHead page={page} heading={heading} />
        <Prose
          read
        >{`${fillAdvice(workshop.gapAdvice[finding.kind], finding.indicators, listed)}\n\n${page.text}`}</Prose>
        {agree ? (
          <ScoreLegend indicator={finding.indicators[0] ?? 'trust'} gaps />
        ) : (
          <ScoreWords title={m.score_desired_teams()} scores={desiredScores} />
        )}
      </div>
    </div>
  )
}
