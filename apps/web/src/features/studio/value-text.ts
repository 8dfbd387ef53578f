import { m } from '@thrive/words'
import { clockText } from '../../ui/player/clock-text.ts'
import type { Value } from './api.ts'
import { restOf } from './field-name.ts'

const isTime = (place: string) => /(seconds|warningAt|until|breakSeconds)$/.test(restOf(place))

/** A value as a text to read and to compare; empty if there is none. */
export function valueText(place: string, value: Value): string {
  if (value === null) return /^films\//.test(restOf(place)) ? m.studio_film_release() : ''
  if (typeof value === 'number') return isTime(place) ? clockText(value) : String(value)
  if (Array.isArray(value)) return value.map(lineText).join('\n')
  if (typeof value === 'object') return m.studio_film_own()
  return String(value)
}

/** A line of a list, or an option's label. */
const lineText = (line: Value): string =>
  typeof line === 'object' && line !== null && !Array.isArray(line) ? String(line.label) : String(line)
