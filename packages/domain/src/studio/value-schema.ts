import { z } from 'zod'
import { ownFilmSchema } from '../schema.ts'
import { isStorable } from '../storable.ts'
import type { PlaceKind } from './place-rules.ts'

const whole = z.int().positive().max(100_000)
/** Longer than any limit, so that an unfinished text can be saved. */
const words = z
  .string()
  .max(20_000)
  .refine(isStorable)
  .transform((text) => text.replace(/\r\n?/g, '\n'))

/** What can be stored at a place of each kind, finished or not. */
export const valueSchemas: Record<PlaceKind, z.ZodType> = {
  line: words,
  markdown: words,
  number: whole,
  seconds: whole,
  list: z.array(words).max(100),
  options: z.array(z.strictObject({ value: words.nullable(), label: words })).max(200),
  film: ownFilmSchema,
}
