import type { CaptionLanguage, Cue, OwnFilm } from '@thrive/domain'
import type { Value } from '../api.ts'

/** The organisation's own film at a place; null if the stand-in is in use. */
export const ownFilmOf = (value: Value): OwnFilm | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as unknown as OwnFilm) : null

/** What is saved of a film: the names of its files. The server says itself what reading them tells. */
export const filmValue = ({ file, poster, captions, seconds }: OwnFilm): Value =>
  ({ file, poster, captions, ...(seconds !== undefined && { seconds }) }) as unknown as Value

/** The captions of a film after some were edited. */
export const withSaved = (captions: OwnFilm['captions'], saved: Partial<Record<CaptionLanguage, string | null>>) =>
  Object.fromEntries(Object.entries({ ...captions, ...saved }).filter(([, file]) => file)) as OwnFilm['captions']

/** Captions that are edited but not saved, by language: kept by this browser until they are. */
export type PendingCaptions = Partial<Record<CaptionLanguage, Cue[]>>

export function pendingOf(text: string | null): PendingCaptions {
  try {
    return text ? (JSON.parse(text) as PendingCaptions) : {}
  } catch {
    return {}
  }
}
