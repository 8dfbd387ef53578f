import type { ReactNode } from 'react'
import { Icon } from '../ui/layout/icon.tsx'
import { check, close } from '../ui/layout/icon-paths.ts'
import './letter-tiles.css'

/** A card by its letter: not laid, laid, compared with the story, or still to be compared. */
export type TileState = 'open' | 'laid' | 'hit' | 'miss' | 'next'

export const LetterTile = ({ letter, state }: { letter: string | null | undefined; state: TileState }) => (
  <span className="card-letter" data-s={state}>
    {letter}
    {(state === 'hit' || state === 'miss') && <Icon path={state === 'hit' ? check : close} />}
  </span>
)

/** A row of cards, which is one picture to a screen reader. */
export const LetterRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="card-letters" role="img" aria-label={label}>
    {children}
  </div>
)
