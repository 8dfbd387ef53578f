import { localeSchema, workshopSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, uuidParams } from './call.ts'

export const versionCalls = {
  'GET /api/version/all': {
    access: 'public',
    summary: 'The versions of the workshop',
    response: z.array(z.object({ slug: z.string(), name: z.string() })),
  },
  'GET /api/version/:slug': {
    access: 'public',
    summary: 'What the start screen of a version shows',
    params: z.object({ slug: z.string().max(16) }),
    query: z.object({ lang: localeSchema.optional() }),
    response: workshopSchema.pick({ slug: true, name: true, look: true, languages: true, start: true, tutorial: true }),
  },
  'GET /api/version/films/:slug': {
    access: 'public',
    summary: "The organisation's own films of the published edition, to fetch them ahead; 404 no-such-version",
    params: z.object({ slug: z.string().max(16) }),
    response: z.object({
      films: z.array(
        z.object({
          section: z.enum(['survey', 'results']),
          key: z.string(),
          language: z.enum(['NL', 'BE', 'EN', 'FR']),
          film: z.string().describe('a path'),
          poster: z.string().describe('empty if there is none'),
          captions: z.array(z.object({ language: z.enum(['nl', 'en', 'fr']), path: z.string() })),
        }),
      ),
    }),
  },
  'GET /api/version/plan/:uuid': {
    access: 'team',
    summary: 'The whole workshop of a session: pages, groups, questions and texts of the revision it began with',
    params: uuidParams,
    query: z.object({ lang: localeSchema.optional().describe("of HR; the session's own if not given") }),
    response: workshopSchema,
  },
} satisfies Calls
