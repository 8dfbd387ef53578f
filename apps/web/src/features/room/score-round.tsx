import { type Ask, INDICATOR_NAMES, isGiven, type QuestionOf, readAnswer } from '@thrive/domain'
import { m } from '@thrive/words'
import { type RefObject, useRef, useState } from 'react'
import { Floor } from '../../brand/floor.tsx'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { arrowLeft, restart } from '../../ui/layout/icon-paths.ts'
import type { TeamSession } from '../session/use-session.ts'
import { Hand } from './hand.tsx'
import { RoundCount } from './round-count.tsx'
import { RoundTabs } from './round-tabs.tsx'
import './score-round.css'
import { useRevealed } from './use-revealed.ts'
import type { Round } from './use-round.ts'
import { spreadVerdict } from './verdict.ts'

type ScoreAsk = Extract<Ask, { kind: 'score' }>

interface ScoreRoundProps {
  round: Round
  now: ScoreAsk
  session: TeamSession
  heading: RefObject<HTMLHeadingElement | null>
  /** As if a hand had moved the slider. */
  onScore: (questionId: number, score: number) => void
  /** Back to what the page says. */
  onPage: () => void
}

/** A round of scores on the line: one after the other, with the team's own score below, by hand as ever. */
export default function ScoreRound({ round, now, session, heading, onScore, onPage }: ScoreRoundProps) {
  const { asks, tally, phones, given } = round
  const scoreOf = ({ question }: ScoreAsk) => scoreIn(question, session.answers.get(question.id))
  const score = scoreOf(now)
  const scores = asks.filter((ask) => ask.kind === 'score')
  const next = scores.find((ask) => scoreOf(ask) === null && ask.key !== now.key)
  const { indicator, min, max, title } = now.question

  // The reveal proposes its average, once; a hand that was on the slider in this round knows better.
  const byHand = useRef(new Set<string>())
  const [said, say] = useState('')
  useRevealed(round, () => {
    if (!tally) return
    const { count, average = 0 } = tally
    if (!byHand.current.has(now.key)) onScore(now.question.id, average)
    heading.current?.focus({ preventScroll: true })
    say(m.round_revealed({ count, average, verdict: spreadVerdict(tally) }))
  })
  const again = () => {
    byHand.current.delete(now.key)
    round.ask(now.key)
  }
  return (
    <div className="turn">
      <div className="head">
        <h1 ref={heading} tabIndex={-1}>
          {tally ? spreadVerdict(tally) : m.round_where()}
        </h1>
        <Button look="quiet" icon={arrowLeft} onClick={onPage}>
          {m.round_page()}
        </Button>
      </div>
      <output className="vh">{said}</output>
      <div>
        {scores.length > 1 && <RoundTabs asks={scores} now={now.key} scoreOf={scoreOf} onChoose={round.ask} />}
        <section className="desk lit" data-i={indicator ?? undefined} aria-label={title}>
          <div className="top">
            {indicator && <IndicatorArt indicator={indicator} />}
            <h2>{title}</h2>
            <div className="acts">
              {tally ? (
                <>
                  <Button look="second" icon={restart} onClick={again}>
                    {m.round_again()}
                  </Button>
                  {next && (
                    <Button iconAfter={arrowRight} onClick={() => round.ask(next.key)}>
                      {m.round_go_on({ name: nameOf(next) })}
                    </Button>
                  )}
                </>
              ) : (
                <RoundCount round={round} />
              )}
            </div>
          </div>
          <Problem>{round.problem}</Problem>
          <Floor
            key={`${now.key} ${tally ? 'revealed' : ''}`}
            label={
              tally
                ? m.floor_revealed({ min, max, count: tally.count, average: tally.average ?? 0 })
                : m.floor_waiting({ given, phones })
            }
            min={min}
            max={max}
            phones={phones}
            given={given}
            values={tally?.values}
            average={tally?.average}
          />
          <Hand
            title={title}
            score={score}
            tally={tally}
            min={min}
            max={max}
            onChange={(value) => {
              byHand.current.add(now.key)
              onScore(now.question.id, value)
            }}
          />
        </section>
      </div>
    </div>
  )
}

const nameOf = ({ question }: ScoreAsk) => (question.indicator ? INDICATOR_NAMES[question.indicator] : question.title)

const scoreIn = (question: QuestionOf<'slider'>, wire: string | undefined): number | null =>
  wire !== undefined && isGiven(question, wire) ? readAnswer(question, wire) : null
