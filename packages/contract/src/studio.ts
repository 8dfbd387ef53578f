import { LOCALES } from '@thrive/domain'
import { localeSchema, workshopSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { AUTHORS, type Calls, formId, formInteger, formJson, saved } from './call.ts'
import { cursor, text } from './filter.ts'
import {
  change,
  count,
  draftedPlace,
  edition,
  field,
  filmFacts,
  moment,
  note,
  numbered,
  person,
  place,
  problem,
  published,
  section,
  slug,
  translation,
} from './studio-shapes.ts'

export const studioCalls = {
  'GET /api/admin/studio': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'The workshops with their editions, drafts and languages, and what was changed lately',
    response: z.object({
      workshops: z.array(
        z.object({
          version_slug: z.string(),
          name: z.string(),
          pages: count,
          films: count,
          own_films: count,
          edition,
          changes: count,
          problems: count.describe('how many stop publishing'),
          offered: count.describe('changes of a newer release that nobody has taken over or passed over'),
          languages: z.record(z.enum(LOCALES), z.object({ texts: count, done: count, outdated: count })),
        }),
      ),
      lately: z.array(
        z.object({
          at: moment,
          by: person,
          version_slug: z.string(),
          page: z.string(),
          title: z.string(),
          place: z.string(),
        }),
      ),
    }),
  },
  'GET /api/admin/studio/pages/:slug': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'All pages of the draft in their order; 404 no-such-version',
    params: z.object({ slug }),
    query: z.object({ lang: localeSchema.optional() }),
    response: z.object({
      pages: z.array(
        z.object({
          section,
          key: z.string(),
          number: z.int().nullable(),
          title: z.string(),
          kind: z.string(),
          chapter: z.string().nullable(),
          minutes: z.number().nullable(),
          seconds: z.int().nullable(),
          film: z.enum(['stand-in', 'own']).nullable(),
          changed: z.boolean(),
          problems: count.describe('how many stop publishing'),
        }),
      ),
    }),
  },
  'GET /api/admin/studio/page/:slug/:section/:key': {
    access: 'hr',
    roles: AUTHORS,
    summary:
      'What can be changed on a page; section and key are both settings for what is of no page; 404 no-such-page',
    params: z.object({ slug, section: text.max(16), key: text.max(32) }),
    response: z.object({
      fields: z.array(field),
      problems: z.array(problem),
      films: z.array(filmFacts).describe("the organisation's own films that its fields name"),
    }),
  },
  'GET /api/admin/studio/texts/:slug': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'Every text of the draft beside the English, to translate it',
    params: z.object({ slug }),
    query: z.object({ lang: localeSchema }),
    response: z.object({
      texts: z.array(
        z.object({
          place: z.string(),
          section,
          key: z.string(),
          title: z.string().describe('of its page, in English'),
          kind: field.shape.kind,
          most: field.shape.most,
          english: z.json(),
          english_before: z
            .json()
            .describe('of outdated words: the English that they were written for, where it is known'),
          words: z.json(),
          number: count,
          state: translation,
        }),
      ),
    }),
  },
  'POST /api/admin/studio/change': {
    access: 'hr',
    roles: AUTHORS,
    summary:
      'Change a place of the draft; 409 changed-meanwhile with what is there now, 404 no-such-place, 400 locked-place, not-a-value',
    body: draftedPlace.extend({
      value: z.string().max(100_000).describe('JSON'),
      base: formInteger.describe('the number of the value that it was written on'),
    }),
    maxBytes: 256 * 1024,
    response: numbered.extend({ problems: z.array(problem).describe('of its page') }),
  },
  'POST /api/admin/studio/take-back': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'The published value again; 404 no-such-place',
    body: draftedPlace,
    response: numbered,
  },
  'POST /api/admin/studio/still-right': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'Translations that fit the English of now; 404 no-such-place',
    body: z.object({ slug, lang: localeSchema, places: formJson(z.array(place).max(1000), { depth: 1, parts: 1001 }) }),
    maxBytes: 256 * 1024,
    response: saved,
  },
  'GET /api/admin/studio/changes/:slug': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'What the draft changes, and its problems; number is that of the latest change',
    params: z.object({ slug }),
    response: numbered.extend({ changes: z.array(change), problems: z.array(problem) }),
  },
  'POST /api/admin/studio/publish': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'Publish the draft for sessions that start from now on; 409 draft-changed, checks-stop, nothing-changed',
    body: z.object({ slug, number: formInteger.describe('of the changes that were looked at'), note }),
    response: published,
  },
  'GET /api/admin/studio/editions/:slug': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'The editions of a version, newest first',
    params: z.object({ slug }),
    query: z.object({ cursor }),
    response: z.object({ editions: z.array(edition), next_cursor: z.string().nullable() }),
  },
  'GET /api/admin/studio/edition/:slug/:number': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'An edition with what it changed against the one before; 404 no-such-edition',
    params: z.object({ slug, number: formId }),
    response: z.object({ edition, changes: z.array(change) }),
  },
  'POST /api/admin/studio/go-back': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'Publish an old edition under a new number; the draft stays; 404 no-such-edition, 409 nothing-changed',
    body: z.object({ slug, edition: formId, note }),
    response: published,
  },
  'GET /api/admin/studio/offer/:slug': {
    access: 'hr',
    roles: AUTHORS,
    summary:
      'What a newer release changed in its own edition since authors have published, to take over or to pass over',
    params: z.object({ slug }),
    response: z.object({
      release: z.int().nullable().describe('names what is offered; null if nothing is'),
      changes: z.array(change.omit({ by: true, at: true }).extend({ ours: z.json() })),
    }),
  },
  'POST /api/admin/studio/offer': {
    access: 'hr',
    roles: AUTHORS,
    summary:
      'Take what is offered over into the draft where it is named, and pass over the rest, once; 409 draft-changed',
    body: z.object({
      slug,
      release: formId,
      take: formJson(z.array(z.object({ place, lang: localeSchema })).max(5000), { depth: 2, parts: 20_000 }),
    }),
    maxBytes: 512 * 1024,
    response: numbered,
  },
  'POST /api/admin/studio/preview': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'The path of a preview of the draft, for a day; its query section, key, lang and lights choose the page',
    body: z.object({ slug }),
    response: z.object({ path: z.string() }),
  },
  'GET /api/preview/:ticket': {
    access: 'public',
    summary: 'The draft, or an edition, as the plan of a session would show it; 404 no-preview or no-such-edition',
    params: z.object({ ticket: z.string().max(64) }),
    query: z.object({ lang: localeSchema.optional(), edition: formId.optional() }),
    response: workshopSchema,
  },
  'POST /api/admin/studio/try': {
    access: 'hr',
    roles: AUTHORS,
    summary: 'A session of the draft as it is now, which nobody counts and which goes after a day',
    body: z.object({ slug, lang: localeSchema }),
    response: z.object({ uuid: z.uuid(), path: z.string() }),
  },
} satisfies Calls
