import type { Mark } from '../marks.ts'
import * as cards from './cards.ts'
import * as moments from './moments.ts'
import * as paperWork from './paper-work.ts'
import * as storiesBe from './stories-be.ts'
import * as storiesNl from './stories-nl.ts'
import * as team from './team.ts'
import type { BoardWords } from './words.ts'
import { ZOOMS, zoomOut } from './zoom-out.ts'

/** All board drawings by name. */
export const DRAWINGS = { ...storiesNl, ...storiesBe, ...cards, ...paperWork, ...team, ...moments, zoomOut }

export type DrawingName = keyof typeof DRAWINGS
type OptionsOf<Name extends DrawingName> =
  Parameters<(typeof DRAWINGS)[Name]> extends [unknown, ...infer Rest] ? Rest[0] : never

/** A drawing with its options, which one drawing must have and another has not. */
export type Drawn = {
  [Name in DrawingName]: { draw: Name } & (undefined extends OptionsOf<Name>
    ? { with?: OptionsOf<Name> }
    : OptionsOf<Name> extends never
      ? { with?: never }
      : { with: OptionsOf<Name> })
}[DrawingName]

/** The steps of a drawing, with its words in the language of the film. */
export function stepsOf({ draw, with: options }: { draw: DrawingName; with?: unknown }, words: BoardWords): Mark[][] {
  const drawing = DRAWINGS[draw] as (words: BoardWords, options?: unknown) => Mark[][]
  return drawing(words, options)
}

/** How far the field is zoomed at each step; most drawings stay as they are. */
export const zoomsOf = (name: DrawingName): readonly number[] => (name === 'zoomOut' ? ZOOMS : [])
