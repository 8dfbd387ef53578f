import type { Locale } from '@thrive/domain'
import { getLocale } from './locale.ts'

/** The English of the product is British: "a, b and c", and a day before its month. */
export const tagOf = (locale: Locale = getLocale()): string => (locale === 'en' ? 'en-GB' : locale)

// Created when needed: formats are slow to load, and few screens use one.

export const inDigits = (number: number, locale?: Locale): string => number.toLocaleString(tagOf(locale))

export const withOneDecimal = (number: number, locale?: Locale): string =>
  number.toLocaleString(tagOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A day, given as 2027-01-31, in full: 31 January 2027. */
export const fullDate = (day: string, locale?: Locale): string =>
  new Date(day).toLocaleDateString(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })

export const listed = (
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
  locale?: Locale,
) => new Intl.ListFormat(tagOf(locale), { type }).format(parts)
