import { type Ask, isGiven, type QuestionOf, readAnswer } from '@thrive/domain'
import { m } from '@thrive/words'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Floor } from '../../brand/floor.tsx'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { arrowLeft, restart } from '../../ui/layout/icon-paths.ts'
import type { TeamSession } from '../session/use-session.ts'
import { Hand } from './hand.tsx'
import { RoundAnswers } from './round-answers.tsx'
import { RoundCount } from './round-count.tsx'
import { RoundTabs } from './round-tabs.tsx'
import './score-round.css'
import type { Round } from './use-round.ts'
import { spreadVerdict } from './verdict.ts'

type ScoreAsk = Extract<Ask, { kind: 'score' }>

interface ScoreRoundProps {
  round: Round
  now: ScoreAsk
  session: TeamSession
  heading: RefObject<HTMLHeadingElement | null>
  /** Sets the score as if somebody had moved the slider. */
  onScore: (questionId: number, score: number) => void
  onPage: () => void
}

/** A series of scores on the line, with the team's own score below, set by hand as usual. */
export default function ScoreRound({ round, now, session, heading, onScore, onPage }: ScoreRoundProps) {
  const { asks, tally, phones, given } = round
  const scoreOf = ({ question }: ScoreAsk) => scoreIn(question, session.answers.get(question.id))
  const score = scoreOf(now)
  const scores = asks.filter((ask) => ask.kind === 'score')
  const { indicator, min, max, title } = now.question

  // The reveal proposes its average once, unless somebody moved the slider in this round. A tally that an undo restores
  // proposes nothing: the score stays as it is.
  const byHand = useRef(new Set<string>())
  const [announcement, announce] = useState('')
  useRevealed(round, () => {
    if (!tally) return
    const { count, average = 0 } = tally
    if (!byHand.current.has(now.key) && !round.isUndone) onScore(now.question.id, average)
    heading.current?.focus({ preventScroll: true })
    announce(m.round_revealed({ count, average, verdict: spreadVerdict(tally) }))
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
      <output className="vh">{announcement}</output>
      <div>
        {scores.length > 1 && <RoundTabs asks={scores} now={now.key} scoreOf={scoreOf} onChoose={round.ask} />}
        <section className="desk lit" data-i={indicator ?? undefined} aria-label={title}>
          <div className="top">
            {indicator && <IndicatorArt indicator={indicator} />}
            <h2>{title}</h2>
            <div className="acts">{tally ? <RoundAnswers count={tally.count} /> : <RoundCount round={round} />}</div>
          </div>
          <Problem>{round.problem}</Problem>
          <Floor
            key={`${now.key} ${tally ? 'revealed' : ''}`}
            label={
              tally
                ? m.floor_revealed({ min, max, count: tally.count, average: tally.average ?? 0 })
                : m.floor_waiting({ count: given, phones })
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
            again={
              tally && (
                <Button look="second" icon={restart} onClick={again}>
                  {m.round_again()}
                </Button>
              )
            }
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

const scoreIn = (question: QuestionOf<'slider'>, wire: string | undefined): number | null =>
  wire !== undefined && isGiven(question, wire) ? readAnswer(question, wire) : null

/**
 * Calls back once when a question asked here is revealed; not for one that was revealed before this screen was shown.
 */
function useRevealed({ now, tally }: Round, onRevealed: () => void) {
  const isRevealed = tally !== null
  const before = useRef({ key: now?.key, isRevealed })
  const check = useEffectEvent(() => {
    const { key, isRevealed: was } = before.current
    before.current = { key: now?.key, isRevealed }
    if (isRevealed && !was && key === now?.key) onRevealed()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the question and its reveal matter
  useEffect(() => check(), [now?.key, isRevealed])
}
