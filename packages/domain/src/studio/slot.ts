import type { Locale } from '../languages.ts'
import type { Workshop } from '../workshop.ts'

export interface Loose {
  [key: string]: unknown
}
export const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null

/** What names an element of a list in a place; elements of other lists are counted from 1. */
const NAMED_BY: Readonly<Record<string, string>> = { survey: 'key', results: 'key', questions: 'id', options: 'value' }

/** The names of a list's or a record's elements. */
export function namesIn(list: unknown, name: string): string[] {
  if (!Array.isArray(list)) return isLoose(list) ? Object.keys(list) : []
  const by = NAMED_BY[name]
  return list.map((element, nth) => (by ? String(element[by]) : String(nth + 1)))
}

/** Where a value is or would be: a field of an object or an element of a list. */
export interface Slot {
  holder: Loose
  key: string
}

/** The field of an object, or the element of the list with this name, that a step of a path leads to. */
function keyIn(holder: Loose, step: string, name: string): string | null {
  if (!Array.isArray(holder)) return Object.hasOwn(holder, step) ? step : null
  const by = NAMED_BY[name]
  const nth = holder.findIndex((element, index) => String(by ? element[by] : index + 1) === step)
  return nth < 0 ? null : String(nth)
}

/** The steps of a place. An option's value is the rest of the path, because it may contain a slash. */
export function stepsOf(place: string): string[] {
  const [before = '', ...value] = place.split('/labels/')
  const steps = before.split('/')
  return value.length > 0 ? [...steps, 'labels', value.join('/labels/')] : steps
}

const fromRoot = ([section = '', ...rest]: string[]) => (section === 'settings' ? rest : [section, ...rest])

/** Finds a place in the structure, which holds the English words. */
export function slotOf(workshop: Workshop, place: string): Slot | null {
  const steps = fromRoot(stepsOf(place))
  const label = steps.indexOf('labels')
  const path = label < 0 ? steps : [...steps.slice(0, label), 'options', ...steps.slice(label + 1), 'label']
  let slot: Slot = { holder: { root: workshop }, key: 'root' }
  for (const step of path) {
    const holder = slot.holder[slot.key]
    const key = isLoose(holder) ? keyIn(holder, step, slot.key) : null
    if (key === null) return null
    slot = { holder: holder as Loose, key }
  }
  return path.length > 0 ? slot : null
}

/** The path to a place in the words of another language, in which pages, questions and labels are records. */
export function wordsPath(place: string): string[] {
  const path = fromRoot(stepsOf(place))
  return path.at(-2) === 'opens' ? path.slice(0, -1) : path
}

/** Lists in the words are by position. A title that is missing in the middle leaves its element empty. */
const LISTS = new Set(['slides', 'parts'])
const isPosition = (path: readonly string[], nth: number) => LISTS.has(path[nth - 1] ?? '')

export function readWords(workshop: Workshop, place: string, locale: Exclude<Locale, 'en'>): unknown {
  const path = wordsPath(place)
  let value: unknown = workshop.words[locale]
  for (const [nth, step] of path.entries()) {
    const key = isPosition(path, nth) ? String(Number(step) - 1) : step
    if (!isLoose(value) || !Object.hasOwn(value, key)) return null
    value = value[key]
  }
  return value ?? null
}

/** Changes the workshop. Null takes the words away, with whatever becomes empty by it. */
export function writeWords(workshop: Workshop, place: string, locale: Exclude<Locale, 'en'>, value: unknown) {
  workshop.words[locale] ??= { survey: {}, results: {} }
  const path = wordsPath(place)
  const keys = path.map((step, nth) => (isPosition(path, nth) ? Number(step) - 1 : step))
  setIn(workshop.words[locale], keys, value)
}

/** The records that stay when they become empty. */
const KEPT = new Set<string | number>(['survey', 'results'])

function setIn(holder: object, [key = '', ...rest]: (string | number)[], value: unknown) {
  const fields = holder as Record<string | number, unknown>
  if (rest.length === 0) {
    if (value === null) delete fields[key]
    else fields[key] = value
    return
  }
  const isNew = !Object.hasOwn(fields, key)
  if (isNew && value === null) return
  if (isNew) fields[key] = typeof rest[0] === 'number' ? [] : {}
  if (Array.isArray(fields[key])) pad(fields[key], rest[0] as number)
  setIn(fields[key] as object, rest, value)
  if (isEmpty(fields[key]) && !KEPT.has(key) && !Array.isArray(holder)) delete fields[key]
}

function pad(list: unknown[], last: number) {
  while (list.length <= last) list.push({})
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isEmpty) : isLoose(value) && Object.keys(value).length === 0
