import { DEFAULT_OPINION, isOpinionScore, type OpinionType, proposalOf } from '@thrive/domain'
import { m } from '@thrive/words'
import { opinionLabels } from '@thrive/words/answers'
import { sentenceOf } from '@thrive/words/refusals'
import { lazy, Suspense, useId, useState } from 'react'
import { FiveKeys } from '../../brand/five-keys.tsx'
import { HandSign } from '../../brand/hand-sign.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { megaphone, phone } from '../../ui/layout/icon-paths.ts'
import { Prose } from '../../ui/layout/prose.tsx'
import { roundTip } from '../room/round-tip.ts'
import { undoOffer } from '../room/undo-offer.tsx'
import { useProposal } from '../room/use-proposal.ts'
import { useRound } from '../room/use-round.ts'
import { Frame } from '../stage/frame.tsx'
import './opinion-step.css'
import type { ResultsStepProps } from './step-props.ts'

const RoundStrip = lazy(() => import('../room/round-strip.tsx'))

export function OpinionStep({ page, session, heading, passed, proceed, frame }: ResultsStepProps) {
  const { type, statement } = page.opinion ?? { type: 'experience' as OpinionType, statement: '' }
  const id = useId()
  const given = session.details.get(type)
  const [touched, setTouched] = useState(false)
  const round = useRound(session, frame.position)
  const tally = round?.tally
  const kept = given ? Number(given.value) : Number.NaN
  const score = isOpinionScore(kept) ? kept : DEFAULT_OPINION

  const take = (next: number) => {
    setTouched(true)
    session.note(type, { value: String(next) })
  }
  const setByHand = useProposal(round, (_, middle) => take(middle))
  const choose = (next: number) => {
    setByHand(type)
    take(next)
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
      <div className="opinion">
        <h1 ref={heading} tabIndex={-1} className="caps">
          {page.title}
        </h1>
        <div className="how read">
          {round ? <Icon path={phone} /> : <HandSign fingers={5} />}
          <Prose>{round ? m.opinion_with_phones() : page.text}</Prose>
        </div>
        <div className="statement">
          <span className="kicker">
            <Icon path={megaphone} />
            {m.opinion_statement()}
          </span>
          <p id={id}>{statement}</p>
        </div>
        <FiveKeys
          labelledBy={id}
          scale={opinionLabels()}
          value={score}
          stands={
            tally?.counts && {
              counts: opinionLabels().map((_, nth) => tally.counts?.[nth] ?? 0),
              middle: proposalOf(tally),
            }
          }
          onChange={choose}
        />
        {round && (
          <Suspense>
            <RoundStrip round={round} />
          </Suspense>
        )}
        <Problem>{given?.why && sentenceOf(given.why)}</Problem>
      </div>
    </Frame>
  )
}
