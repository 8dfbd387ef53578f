import { isCalendarDate, isStorable, LIMITS } from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'

/** Treats an empty field of a form or URL as absent. */
export const blankable = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

export const text = z.string().refine(isStorable, 'a character that cannot be stored')
const date = z.string().refine(isCalendarDate, 'a date written as year-month-day')

export const dayFilter = {
  from: blankable(date).describe('the first day that counts'),
  to: blankable(date).describe('the last day that counts'),
}

/** Selects sessions whose finishing day, in the organisation's time zone, is in the period, both ends inclusive. */
export const periodFilter = {
  version: blankable(text.max(16)).describe('the slug of a version; all versions if not given'),
  ...dayFilter,
}

export const teamFilter = {
  ...periodFilter,
  search: blankable(text.trim().max(LIMITS.email)).describe('part of the team name or the e-mail address'),
}

export const sorting = {
  sort: blankable(z.enum(['finished', 'name', 'email', 'version'])).describe('finished if not given'),
  direction: blankable(z.enum(['asc', 'desc'])).describe('desc if not given'),
}

export const lang = blankable(localeSchema).describe('the language of whoever reads; English if not given')

export const cursor = blankable(z.string().max(2_000)).describe('next_cursor of the previous page')
