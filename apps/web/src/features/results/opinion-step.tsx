import { DEFAULT_OPINION, isOpinionScore, type OpinionType } from '@thrive/domain'
import { opinionLabels } from '@thrive/words/answers'
import { sentenceOf } from '@thrive/words/refusals'
import { lazy, Suspense, useState } from 'react'
import { Likert } from '../../ui/form/likert.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { GivenMark } from '../room/given-mark.tsx'
import { roundTip } from '../room/round-tip.ts'
import { undoOffer } from '../room/undo-offer.tsx'
import { useRound } from '../room/use-round.ts'
import { Frame } from '../stage/frame.tsx'
import './opinion-step.css'
import type { ResultsStepProps } from './step-props.ts'

const RoundStrip = lazy(() => import('../room/round-strip.tsx'))

export function OpinionStep({ page, session, heading, passed, proceed, frame }: ResultsStepProps) {
  const { type, statement } = page.opinion ?? { type: 'experience' as OpinionType, statement: '' }
  const given = session.details.get(type)
  const [touched, setTouched] = useState(false)
  const round = useRound(session, frame.position, !passed)
  const counts = round?.tally?.counts
  const kept = given ? Number(given.value) : Number.NaN
  const score = isOpinionScore(kept) ? kept : DEFAULT_OPINION

  const choose = (next: number) => {
    setTouched(true)
    session.note(type, { value: String(next) })
  }
  const next = () => {
    // Looking back without changing anything must not overwrite a rating that this browser does not know.
    if (given || !passed) session.give(type, { value: String(score) })
    proceed()
  }
  return (
    <Frame
      {...frame}
      tip={(round && roundTip(round)) ?? page.tip}
      undo={undoOffer(round)}
      gate={null}
      done={touched}
      onNext={next}
    >
      <div className="stack opinion">
        <h1 ref={heading} tabIndex={-1} className="caps">
          {page.title}
        </h1>
        {round && (
          <Suspense>
            <RoundStrip round={round} />
          </Suspense>
        )}
        <Prose read>{page.text}</Prose>
        <Likert
          statement={statement}
          scale={opinionLabels()}
          value={score}
          marks={counts && opinionLabels().map((word, nth) => <GivenMark key={word} count={counts[nth] ?? 0} />)}
          onChange={choose}
        />
        <Problem>{given?.why && sentenceOf(given.why)}</Problem>
      </div>
    </Frame>
  )
}
