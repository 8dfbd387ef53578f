import type { Locale } from '../languages.ts'
import type { DraftOption } from './options.ts'
import type { Place } from './place.ts'
import { isOwnKind } from './place-rules.ts'
import { valueSchemas } from './value-schema.ts'

/**
 * Reads what an author wrote at a place. Unfinished values are fine; undefined if it cannot be read at all. Null takes a
 * translation away, or what the page can do without.
 */
export function parseValue({ rule }: Place, lang: Locale, value: unknown, published: unknown): unknown {
  if (value === null) return lang !== 'en' || rule.isOptional || isOwnKind(rule.kind) ? null : undefined
  const parsed = valueSchemas[rule.kind].safeParse(value)
  if (!parsed.success) return undefined
  const isKept = rule.kind !== 'options' || keepsValues(parsed.data as DraftOption[], published as DraftOption[])
  return isKept ? parsed.data : undefined
}

/** True if every option is new or one that is published, and none is there twice. */
function keepsValues(options: DraftOption[], published: DraftOption[]) {
  const values = options.flatMap(({ value }) => (value === null ? [] : [value]))
  const known = new Set(published.map(({ value }) => value))
  return new Set(values).size === values.length && values.every((value) => known.has(value))
}
