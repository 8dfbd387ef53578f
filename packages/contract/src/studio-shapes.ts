import { localeSchema } from '@thrive/domain/schema'
import { PROBLEMS } from '@thrive/domain/studio'
import { z } from 'zod'
import { text } from './filter.ts'

export const slug = text.max(16).describe('the slug of a version')
export const place = z.string().max(200).describe('what can be changed, such as survey/14/title')
export const section = z.enum(['survey', 'results', 'settings'])
export const count = z.int().nonnegative()
export const moment = z.iso.datetime()
export const person = z.string().describe('an e-mail address')
/** One line for the history of editions. */
export const note = text.max(120).regex(/^[^\r\n]*$/)

export const problem = z.object({
  place: z.string().describe('empty if the whole workshop is meant'),
  lang: localeSchema,
  code: z.enum(PROBLEMS),
  stops: z.boolean().describe('whether publishing stops at it'),
  detail: z.string().nullable().describe('figures or words that say more, such as the limit'),
})

export const edition = z.object({
  number: z.int(),
  at: moment,
  by: person.nullable().describe('null for what a release brought'),
  note: z.string(),
  standard: z.boolean(),
  sessions: count.describe('how many sessions began with it'),
  changes: count.nullable().describe('how many places it changed; null for a release'),
  published: z.boolean(),
})

export const change = z.object({
  place: z.string(),
  lang: localeSchema,
  section,
  key: z.string(),
  title: z.string().describe('of its page'),
  before: z.json(),
  after: z.json(),
  by: person.nullable(),
  at: moment,
})

export const translation = z.enum(['missing', 'outdated', 'draft', 'done'])

export const field = z.object({
  place: z.string(),
  kind: z.enum(['line', 'markdown', 'number', 'seconds', 'list', 'options', 'film', 'picture', 'pdf']),
  most: z.int().nullable().describe('the most characters; of a list, in each of its lines'),
  optional: z.boolean().describe('it may be empty: null'),
  agreed: z.boolean().describe('the specification quotes what the release brings'),
  languages: z
    .partialRecord(
      localeSchema,
      z.object({
        published: z.json(),
        draft: z.json().describe('null if there is none, or if the draft takes the words away'),
        number: count.describe('of the latest change, published or not; 0 if there was none'),
        by: person.nullable(),
        at: moment.nullable(),
        state: translation,
      }),
    )
    .describe('what is not words has English only'),
})

export const filmFacts = z.object({
  file: z.string(),
  name: z.string().describe('what its author called it; may be empty'),
  bytes: count,
  width: z.int().nullable(),
  height: z.int().nullable(),
})

export const draftedPlace = z.object({ slug, place, lang: localeSchema })
export const numbered = z.object({ number: z.int() })
export const published = z.object({ edition: z.int() })
