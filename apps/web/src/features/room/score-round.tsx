import { type Ask, isGiven, type QuestionOf, readAnswer, type Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { type RefObject, useEffect } from 'react'
import { Floor } from '../../brand/floor.tsx'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { arrowLeft } from '../../ui/layout/icon-paths.ts'
import type { TeamSession } from '../session/use-session.ts'
import { AskAgain } from './ask-again.tsx'
import { Hand } from './hand.tsx'
import { RoundAnswers } from './round-answers.tsx'
import { RoundTabs } from './round-tabs.tsx'
import './score-round.css'
import type { Round } from './use-round.ts'
import { proposalSign, spreadVerdict } from './verdict.ts'

type ScoreAsk = Extract<Ask, { kind: 'score' }>

interface ScoreRoundProps {
  round: Round
  now: ScoreAsk
  tally: Tally
  session: TeamSession
  heading: RefObject<HTMLHeadingElement | null>
  /** Sets the score as if somebody had moved the slider. */
  onScore: (questionId: number, score: number) => void
  onPage: () => void
}

/** The revealed scores on the line, with the team's own score below, set by hand as usual. */
export default function ScoreRound(props: ScoreRoundProps) {
  const { round, now, tally, session, heading, onScore, onPage } = props
  const { asks, phones, given } = round
  const scoreOf = ({ question }: ScoreAsk) => scoreIn(question, session.answers.get(question.id))
  const score = scoreOf(now)
  const scores = asks.filter((ask) => ask.kind === 'score')
  const { indicator, min, max, title } = now.question

  const sign = proposalSign(tally)
  const verdict = spreadVerdict(tally)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading])
  return (
    <div className="turn">
      <div className="head">
        <h1 ref={heading} tabIndex={-1}>
          {verdict}
        </h1>
        <Button look="quiet" icon={arrowLeft} onClick={onPage}>
          {m.round_page()}
        </Button>
      </div>
      <output className="vh">{m.round_revealed({ count: tally.count, proposal: sign.words, verdict })}</output>
      <div>
        {scores.length > 1 && <RoundTabs asks={scores} now={now.key} scoreOf={scoreOf} onChoose={round.ask} />}
        <section className="desk lit" data-i={indicator ?? undefined} aria-label={title}>
          <div className="top">
            {indicator && <IndicatorArt indicator={indicator} />}
            <h2>{title}</h2>
            <div className="acts">
              <RoundAnswers count={tally.count} />
            </div>
          </div>
          <Problem>{round.problem}</Problem>
          <Floor
            label={m.floor_revealed({ min, max, count: tally.count, proposal: sign.words })}
            min={min}
            max={max}
            phones={phones}
            given={given}
            values={tally.values}
            proposal={sign}
          />
          <Hand
            title={title}
            score={score}
            tally={tally}
            min={min}
            max={max}
            again={<AskAgain tally={tally} onAsk={() => round.ask(now.key)} />}
            onChange={(value) => onScore(now.question.id, value)}
          />
        </section>
      </div>
    </div>
  )
}

const scoreIn = (question: QuestionOf<'slider'>, wire: string | undefined): number | null =>
  wire !== undefined && isGiven(question, wire) ? readAnswer(question, wire) : null
