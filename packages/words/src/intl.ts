import type { Locale } from '@thrive/domain'
import { getLocale } from './locale.ts'

/** The product uses British English: "a, b and c", and the day before the month. */
export const tagOf = (locale: Locale = getLocale()): string => (locale === 'en' ? 'en-GB' : locale)

// Created on demand: formatters load slowly, and few pages use one.

export const inDigits = (number: number, locale?: Locale): string => number.toLocaleString(tagOf(locale))

/** French puts a narrow space before the sign. */
export const inPercent = (value: number | string, locale: Locale = getLocale()): string =>
  `${value}${locale === 'fr' ? '\u202f' : ''}%`

/** Adds a colon before a value, except after a question or exclamation mark. */
export const withColon = (label: string, locale: Locale = getLocale()): string =>
  /[?!]$/.test(label) ? label : `${label}${locale === 'fr' ? '\u00a0' : ''}:`

export const withOneDecimal = (number: number, locale?: Locale): string =>
  number.toLocaleString(tagOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats 2027-01-31 as 31 January 2027. */
export const fullDate = (day: string, locale?: Locale): string =>
  new Date(day).toLocaleDateString(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })

/** Formats 2027-01-31 as Sunday 31 January 2027. */
export const weekdayAndDate = (day: string, locale?: Locale): string =>
  new Date(day)
    .toLocaleDateString(tagOf(locale), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(',', '')

/** Formats 2027-01-31 as 31 January, for a day in the coming weeks. */
export const dayAndMonth = (day: string, locale?: Locale): string =>
  new Date(day).toLocaleDateString(tagOf(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' })

export const listed = (
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
  locale?: Locale,
) => new Intl.ListFormat(tagOf(locale), { type }).format(parts)

/** As +8 or −12, with the minus sign of a calculation. */
export const signed = (points: number, locale?: Locale): string =>
  points.toLocaleString(tagOf(locale), { signDisplay: 'exceptZero' }).replace('-', '−')
