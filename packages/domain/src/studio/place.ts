import { LOCALES, type Locale, TRANSLATED, type Translated } from '../languages.ts'
import type { Film, Option, OwnFilm, Workshop } from '../workshop.ts'
import { type DraftOption, newOption } from './options.ts'
import { PAGE_RULES, type PlaceRule, SETTINGS_RULES } from './place-rules.ts'
import { isLoose, type Loose, namesIn, readWords, slotOf, writeWords } from './slot.ts'

/** One thing that can be changed: `survey/14/title`, `settings/tutorial/motto`. Pages are named by their key. */
export interface Place {
  path: string
  section: 'survey' | 'results' | 'settings'
  /** The page's key, or `settings`. */
  key: string
  rule: PlaceRule
  languages: readonly Locale[]
}

export const SETTINGS = 'settings'

export function placesOf(workshop: Workshop): Place[] {
  const ofPages = (['survey', 'results'] as const).flatMap((section) =>
    workshop[section].flatMap((page) =>
      PAGE_RULES.flatMap((rule) => matches(page, rule, `${section}/${page.key}`)).map((found) => ({
        ...found,
        section,
        key: page.key,
      })),
    ),
  )
  const ofSettings = SETTINGS_RULES.flatMap((rule) => matches(workshop, rule, SETTINGS)).map((found) => ({
    ...found,
    section: SETTINGS,
    key: SETTINGS,
  }))
  return [...ofPages, ...ofSettings] as Place[]
}

export const placeAt = (workshop: Workshop, path: string): Place | undefined =>
  placesOf(workshop).find((place) => place.path === path)

/** True if there is something at this path, though it may not be changed. */
export function isLocked(workshop: Workshop, path: string): boolean {
  const [section, , more] = path.split('/')
  return (section === SETTINGS || more !== undefined) && slotOf(workshop, path) !== null
}

function matches(whole: object, rule: PlaceRule, before: string): Pick<Place, 'path' | 'rule' | 'languages'>[] {
  return pathsIn(whole, rule.pattern.split('/'), rule).map(({ path, languages }) => ({
    path: [before, ...path].join('/'),
    rule,
    languages,
  }))
}

type Found = { path: string[]; languages: readonly Locale[] }

function pathsIn(holder: unknown, [step = '', ...rest]: string[], rule: PlaceRule): Found[] {
  if (!isLoose(holder)) return []
  if (step === 'labels') return labelsOf(holder)
  if (rest.length === 0 && step !== '*') {
    const value = holder[step]
    const isThere = Object.hasOwn(holder, step) && (value !== null || rule.isOptional)
    const isOfKind = rule.kind !== 'options' || holder.type === 'multiple'
    return isThere && isOfKind ? [{ path: [step], languages: rule.isWords ? LOCALES : ['en'] }] : []
  }
  const inner = holder[step]
  if (rest[0] !== '*') return prefixed(step, pathsIn(inner, rest, rule))
  const after = rest.slice(1)
  return namesIn(inner, step).flatMap((name, nth) => {
    const element = Array.isArray(inner) ? inner[nth] : (inner as Loose)[name]
    const found =
      after.length > 0
        ? pathsIn(element, after, rule)
        : element === undefined
          ? []
          : [{ path: [], languages: rule.isWords ? LOCALES : (['en'] as const) }]
    return prefixed(step, prefixed(name, found))
  })
}

const prefixed = (step: string, found: Found[]): Found[] =>
  found.map(({ path, languages }) => ({ path: [step, ...path], languages }))

/** The English labels of a list to choose from stand in its options. */
function labelsOf({ type, options }: Loose): Found[] {
  const languages = type === 'multiple' ? TRANSLATED : LOCALES
  return namesIn(options, 'options').map((value) => ({ path: ['labels', value], languages }))
}

/** What stands at a place in a language; null if there is nothing. */
export function readPlace(workshop: Workshop, { path, rule }: Place, locale: Locale): unknown {
  if (locale !== 'en') return readWords(workshop, path, locale satisfies Translated)
  const slot = slotOf(workshop, path)
  const value = slot ? (slot.holder[slot.key] ?? null) : null
  if (rule.kind === 'film') return (value as Film | null)?.own ?? null
  if (rule.kind === 'options') return (value as Option[]).map(({ value, label }) => ({ value, label }))
  return value
}

export interface Change {
  place: string
  lang: Locale
  value: unknown
}

/** Applies changes to a copy. Changes of places that the workshop does not have are left out. */
export function applyChanges(workshop: Workshop, changes: readonly Change[]): Workshop {
  const changed = structuredClone(workshop)
  // Options first: they bring the places of their labels.
  const ordered = changes.toSorted((a, b) => Number(isOptions(b.place)) - Number(isOptions(a.place)))
  for (const { place, lang, value } of ordered) writePlace(changed, place, lang, value)
  return changed
}

/** What differs between two editions, place by place. */
export function differenceOf(before: Workshop, after: Workshop): (Change & { before: unknown })[] {
  const places = new Map([...placesOf(before), ...placesOf(after)].map((place) => [place.path, place]))
  return [...places.values()].flatMap((place) =>
    place.languages.flatMap((lang) => {
      const [was, value] = [readPlace(before, place, lang), readPlace(after, place, lang)]
      return isSame(was, value) ? [] : [{ place: place.path, lang, before: was, value }]
    }),
  )
}

/** Compares plain JSON; the database does not keep the order of fields. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (isLoose(a) && isLoose(b) && inOrder(a) === inOrder(b))

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    isLoose(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
  )
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const isOptions = (place: string) => place.endsWith('/options')
const isFilm = (place: string) => /\/films\/\w+$/.test(place)

/** The stand-in stays under the organisation's own film, for the day it is taken back. */
const ownFilm = ({ own: _, ...standIn }: Film, own: OwnFilm | null): Film => (own ? { ...standIn, own } : standIn)

function writePlace(workshop: Workshop, path: string, locale: Locale, value: unknown) {
  if (locale !== 'en') return writeWords(workshop, path, locale, value)
  const slot = slotOf(workshop, path)
  if (!slot) return
  const before = slot.holder[slot.key]
  if (isOptions(path))
    slot.holder[slot.key] = (value as DraftOption[]).map((option) => newOption(option, before as Option[]))
  else if (isFilm(path)) slot.holder[slot.key] = ownFilm(before as Film, value as OwnFilm | null)
  else slot.holder[slot.key] = value
}
