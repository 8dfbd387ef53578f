import { INDICATOR_NAMES, type Indicator } from '@thrive/domain'
import type { Kit } from './kit.ts'
import type { Title } from './words.ts'

/** Returns the text at the upper edge of a sheet, outside the cut: its name, and how to print it. */

export const titleOf = ({ words }: Kit, title: Title, indicator?: Indicator | null) =>
  words.titles[title].replace('{indicator}', indicator ? INDICATOR_NAMES[indicator] : '')

export const duplexThin = ({ words: { notes } }: Kit) => `${notes.duplex} · ${notes.thin}`
export const duplexFolded = ({ words: { notes } }: Kit) => `${notes.duplex} · ${notes.fold}`
export const singleFolded = ({ words: { notes } }: Kit) => `${notes.single} · ${notes.fold}`

export const leftHalfOf = ({ words: { notes } }: Kit) => ({
  of: notes.leftHalf,
  note: `${notes.single} · ${notes.cutRight}`,
})
export const rightHalfOf = ({ words: { notes } }: Kit) => ({ of: notes.rightHalf, note: notes.glue })

export const sheetOf =
  ({ words: { notes } }: Kit) =>
  (sheet: number, sheets: number) =>
    notes.sheetOf.replace('{sheet}', String(sheet)).replace('{sheets}', String(sheets))
