import { hitsOf, type LaidCard } from '@thrive/domain'
import { m } from '@thrive/words'
import { LetterRow, LetterTile } from '../../brand/letter-tiles.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { failed, saved } from '../../ui/layout/icon-paths.ts'
import { Inserted, SLOT } from '../../ui/layout/inserted.tsx'
import './team-cards.css'

/** The card of the story that is shown, and the one that the team laid in its place. */
export function Pair({ card, story }: { card: LaidCard | undefined; story: string | undefined }) {
  if (!card) return null
  const { place, letter, isHit } = card
  return (
    // The key turns the tiles over with every slide.
    <div className="pair" key={place}>
      <p>
        {m.solution_story()}
        <LetterTile letter={story} state="laid" />
      </p>
      <p>
        {m.solution_card({ place })}
        <LetterTile letter={letter} state={isHit ? 'hit' : 'miss'} />
      </p>
      <p className="verdict">
        <Icon path={isHit ? saved : failed} />
        <b>{isHit ? m.solution_hit() : m.solution_miss()}</b>
      </p>
    </div>
  )
}

interface Row {
  cards: readonly LaidCard[]
  /** How many slides were shown. */
  shown: number
}

const sumOf = ({ cards, shown }: Row, hits: number | string) =>
  (shown < cards.length ? m.solution_so_far : m.solution_end)({ count: hitsOf(cards), hits, shown })

export function Hits(row: Row) {
  return (
    <p className="hits num" role="status">
      <Inserted text={sumOf(row, SLOT)}>
        <b>{hitsOf(row.cards)}</b>
      </Inserted>
    </p>
  )
}

export function TeamRow(row: Row) {
  return (
    <LetterRow label={m.solution_row({ sum: sumOf(row, hitsOf(row.cards)) })}>
      {row.cards.map(({ place, letter, isHit }) => (
        <LetterTile key={place} letter={letter} state={isHit === null ? 'next' : isHit ? 'hit' : 'miss'} />
      ))}
    </LetterRow>
  )
}
