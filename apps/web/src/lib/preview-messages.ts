import type { Locale } from '@thrive/domain'
import type { Fault } from './fit/faults.ts'

/** What the studio and the frame of its preview tell each other. */

/** What the frame shows. `saves` grows with each save, so that the draft is fetched again. */
export interface ShownDraft {
  /** An edition's number; without one, the draft is shown. */
  edition?: number | undefined
  section: string
  key: string
  lang: Locale
  lights: 'on' | 'off'
  view: 'room' | 'phone' | 'pdf'
  saves: number
}

export type ToPreview = { preview: 'show'; shown: ShownDraft } | { preview: 'measure' }

export type FromPreview =
  /** The draft of this save is drawn. */
  { preview: 'drawn'; saves: number; lang: Locale } | { preview: 'measured'; width: number; faults: Fault[] }

export const addressOf = (path: string, { section, key, lang, lights, view, edition }: ShownDraft) =>
  `${path}?${new URLSearchParams({ section, key, lang, lights, view, ...(edition && { edition: String(edition) }) })}`
