import type { OwnFilm } from '@thrive/domain'
import { m } from '@thrive/words'
import { clockText } from '../../ui/player/clock-text.ts'
import type { Value } from './api.ts'
import { restOf } from './field-name.ts'
import { ownFilmOf } from './film/own-film.ts'

const isTime = (place: string) => /(seconds|warningAt|until|breakSeconds)$/.test(restOf(place))
const isFilm = (place: string) => /^films\//.test(restOf(place))
const isFile = (place: string) => /^(group\/slides\/\d+|tutorial\/(infographic|kit))$/.test(restOf(place))

/** True if a value has no words of its own: then it differs as a whole. */
export const isWhole = (place: string, value: Value): boolean =>
  isFilm(place) || isFile(place) || typeof value === 'number'

/** A value as a text to read and to compare; empty if there is none. */
export function valueText(place: string, value: Value): string {
  if (isFilm(place)) return filmText(ownFilmOf(value))
  if (isFile(place)) return value === null ? m.studio_file_release() : m.studio_file_own()
  if (value === null) return ''
  if (typeof value === 'number') return isTime(place) ? clockText(value) : String(value)
  if (Array.isArray(value)) return value.map(lineText).join('\n')
  return String(value)
}

const filmText = (own: OwnFilm | null) =>
  own ? [m.film_yours(), ...(own.seconds ? [clockText(own.seconds)] : [])].join(', ') : m.film_stand_in()

/** A line of a list, or an option's label. */
const lineText = (line: Value): string =>
  typeof line === 'object' && line !== null && !Array.isArray(line) ? String(line.label) : String(line)
