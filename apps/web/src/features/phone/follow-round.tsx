import { INDICATOR_NAMES, proposalOf, type Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent, withOneDecimal } from '@thrive/words/intl'
import { useRef } from 'react'
import { Floor } from '../../brand/floor.tsx'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Mats } from '../../brand/mats.tsx'
import { Pawns } from '../../brand/pawn.tsx'
import { SLOT } from '../../ui/layout/inserted.tsx'
import { GivenMark } from '../room/given-mark.tsx'
import { proposalSign, spreadVerdict, voteVerdict } from '../room/verdict.ts'
import type { RoomPage } from './api.ts'
import { type Asked, labelOf } from './asked.ts'
import { MAX, MIN } from './score-bounds.ts'
import '../room/score-round.css'

interface Props {
  /** The current question, or the last one. */
  asked: Asked | null
  tally: Tally | null
  /** From the room's page. */
  scores: RoomPage['scores']
}

/** A round as on the shared screen: the number of answers but no values, and after the reveal the team's result. */
export function FollowRound({ asked, tally, scores }: Props) {
  const { key, kind } = tally ?? asked ?? {}
  const scored = scores.find((score) => score.key === key)
  // A revealed score reaches the server a moment later than the question that follows it.
  const revealed = useRef(new Map<string, number>())
  if (tally?.kind === 'score') revealed.current.set(tally.key, proposalOf(tally))
  const known = scores.map((one) => ({ ...one, score: one.score ?? revealed.current.get(one.key) ?? null }))
  if (tally?.kind === 'vote') return <Mats counts={tally.counts ?? {}} />
  return (
    <div>
      <FollowTabs scores={known} now={key} />
      <section className="desk lit" data-i={asked?.indicator ?? scored?.indicator ?? undefined}>
        {asked && <Top asked={asked} isOpen={!tally} />}
        {kind === 'score' ? (
          <Line key={tally ? 'revealed' : ''} asked={asked} tally={tally} />
        ) : tally ? (
          <FollowCounts asked={asked} tally={tally} />
        ) : (
          asked && <Pawns count={asked.given} of={asked.seats} />
        )}
      </section>
    </div>
  )
}

/** Returns the shared screen's title of a round; null if it is the page's own. */
export function roundTitle(asked: Asked | null, tally: Tally | null): string | null {
  if (tally?.kind === 'score') return spreadVerdict(tally)
  if (tally?.kind === 'vote') return voteVerdict(tally)
  return asked?.kind === 'score' ? m.round_where() : null
}

function Top({ asked: { indicator, title, given, seats }, isOpen }: { asked: Asked; isOpen: boolean }) {
  const [before, after] = m.round_count({ count: given, given: SLOT, phones: seats }).split(SLOT)
  return (
    <div className="top">
      {indicator ? <IndicatorArt indicator={indicator} /> : <span />}
      <h2>{title}</h2>
      {isOpen && (
        <p className="count num">
          {before}
          <b>{given}</b>
          {after}
        </p>
      )}
    </div>
  )
}

function Line({ asked, tally }: Pick<Props, 'asked' | 'tally'>) {
  const given = asked?.given ?? 0
  const phones = asked?.seats ?? 0
  const sign = tally ? proposalSign(tally) : undefined
  const label = tally
    ? m.floor_revealed({ min: MIN, max: MAX, count: tally.count, proposal: sign?.words ?? '' })
    : m.floor_waiting({ count: given, phones })
  return (
    <Floor label={label} min={MIN} max={MAX} phones={phones} given={given} values={tally?.values} proposal={sign} />
  )
}

/** How many chose each option, most first; for a ranking the mean places, best first. */
function FollowCounts({ asked, tally: { kind, counts = {} } }: { asked: Asked | null; tally: Tally }) {
  const isRank = kind === 'rank'
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => (isRank ? a - b : b - a))
  return (
    <ul className="counts">
      {rows.map(([value, count]) => (
        <li key={value}>
          {asked ? labelOf(asked, value) : value}
          {isRank ? <span>{m.round_place({ place: withOneDecimal(count) })}</span> : <GivenMark count={count} />}
        </li>
      ))}
    </ul>
  )
}

/** The room's series of scores so far. The room chooses which one is asked. */
function FollowTabs({ scores, now }: { scores: RoomPage['scores']; now: string | undefined }) {
  if (scores.length < 2) return null
  return (
    <ul className="tabs lit" aria-label={m.round_tabs()}>
      {scores.map(({ key, title, indicator, score }) => (
        <li
          key={key}
          data-i={indicator ?? undefined}
          data-state={score === null && key !== now ? 'todo' : undefined}
          aria-current={key === now || undefined}
        >
          {indicator && <IndicatorGlyph indicator={indicator} />}
          {indicator ? INDICATOR_NAMES[indicator] : title}
          {score !== null && <span className="num">{inPercent(score)}</span>}
        </li>
      ))}
    </ul>
  )
}
