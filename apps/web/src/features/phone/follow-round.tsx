import type { Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { Floor } from '../../brand/floor.tsx'
import { IndicatorArt } from '../../brand/indicator-art.tsx'
import { Mats } from '../../brand/mats.tsx'
import { Pawns } from '../../brand/pawn.tsx'
import { SLOT } from '../../ui/layout/inserted.tsx'
import { spreadVerdict, voteVerdict } from '../room/verdict.ts'
import type { RoomPage } from './api.ts'
import type { Asked } from './asked.ts'
import { FollowCounts } from './follow-counts.tsx'
import { FollowTabs } from './follow-tabs.tsx'
import { LEAST, MOST } from './score-bounds.ts'
import '../room/score-round.css'

interface Props {
  /** What is asked, or was asked last. */
  asked: Asked | null
  tally: Tally | null
  /** Of the room's page. */
  scores: RoomPage['scores']
}

/** A round as the shared screen has it: how many gave and no value, and after the reveal what they gave together. */
export function FollowRound({ asked, tally, scores }: Props) {
  if (tally?.kind === 'vote') return <Mats counts={tally.counts ?? {}} />
  const { key, kind } = tally ?? asked ?? {}
  const scored = scores.find((score) => score.key === key)
  return (
    <div>
      <FollowTabs scores={withRevealed(scores, tally)} now={key} />
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

/** The reveal proposes the team's score, which is saved a moment later. */
const withRevealed = (scores: RoomPage['scores'], tally: Tally | null): RoomPage['scores'] =>
  scores.map((one) => (one.key === tally?.key ? { ...one, score: one.score ?? tally.average ?? null } : one))

/** What the shared screen says above a round; null where it is the page's own title. */
export function roundTitle(asked: Asked | null, tally: Tally | null): string | null {
  if (tally?.kind === 'score') return spreadVerdict(tally)
  if (tally?.kind === 'vote') return voteVerdict(tally)
  return asked?.kind === 'score' ? m.round_where() : null
}

function Top({ asked: { indicator, title, given, seats }, isOpen }: { asked: Asked; isOpen: boolean }) {
  const [before, after] = m.round_count({ given: SLOT, phones: seats }).split(SLOT)
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
  const label = tally
    ? m.floor_revealed({ min: LEAST, max: MOST, count: tally.count, average: tally.average ?? 0 })
    : m.floor_waiting({ given, phones })
  return (
    <Floor
      label={label}
      min={LEAST}
      max={MOST}
      phones={phones}
      given={given}
      values={tally?.values}
      average={tally?.average}
    />
  )
}
