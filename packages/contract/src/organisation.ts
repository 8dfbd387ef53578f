import { isDomain, isEmail, isStorable, isTimeZone, LIMITS } from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formInteger, formJson, OWNERS, saved } from './call.ts'
import { retentionMonths } from './retention.ts'

const logo = z.string().nullable().describe('the path of the picture; null without one')
const { name, domains } = LIMITS.organisation

/** Empty removes the value. */
const emailOrNone = z
  .string()
  .trim()
  .refine((text) => text === '' || isEmail(text), 'an e-mail address')
const timeZone = z.string().max(64).refine(isTimeZone, 'a time zone such as Europe/Amsterdam')

export const organisationCalls = {
  'GET /api/organisation': {
    access: 'public',
    summary: 'Whose teams play here, for the start screens',
    response: z.object({ name: z.string(), logo }),
  },
  'GET /logo/:key': {
    access: 'public',
    summary: 'The logo, or 404; a new one has a new key',
    params: z.object({ key: z.string().max(64) }),
    produces: ['image/png'],
    response: z.any(),
  },
  'GET /api/admin/organisation': {
    access: 'hr',
    roles: OWNERS,
    summary: 'The settings of the organisation',
    response: z.object({
      name: z.string(),
      logo,
      lang: localeSchema.describe('of the screens until somebody chooses'),
      timeZone: z.string(),
      retentionMonths: z.int().nullable().describe('as owners confirmed it last; null keeps sessions'),
      retentionInForce: z
        .object({ months: z.int().nullable(), until: z.iso.datetime().nullable() })
        .describe('what erases until then; until is null if nothing waits'),
      retentionDecided: z.boolean().describe('false while nobody has said how long sessions are kept'),
      contact: z.string().nullable().describe('whom to ask for erasure; null says the HR department'),
      domains: z.array(z.string()).describe('whose addresses may start a session; none lets every domain'),
      support: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          email: z.string().nullable().describe('null has the address of the content'),
          standard: z.string().describe('the address of the content'),
        }),
      ),
    }),
  },
  'POST /api/admin/organisation': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary:
      'Change settings of the organisation; one that is not given stays. Leaves an entry in the audit log. A shorter retention answers 409 erases-sessions until erases names their number, and erases after 7 days; the months in force, or more, end that wait',
    body: z.object({
      name: z.string().trim().max(name).refine(isStorable).optional(),
      lang: localeSchema.optional(),
      timeZone: timeZone.optional(),
      retentionMonths: retentionMonths.optional(),
      erases: formInteger.optional().describe('confirms how many sessions a shorter retention erases'),
      contact: emailOrNone.optional(),
      domains: z
        .string()
        .transform((text) =>
          text
            .toLowerCase()
            .split(/[\s,;]+/)
            .filter(Boolean),
        )
        .refine((list) => list.length <= domains && list.every(isDomain), 'domains such as example.org')
        .optional()
        .describe('with spaces or commas between them'),
      support: formJson(z.record(z.string().max(16), emailOrNone), { depth: 2, parts: 100 })
        .optional()
        .describe('JSON: the slug of a version and its address; an empty one takes that of the content'),
    }),
    response: saved,
  },
  'POST /api/admin/organisation/logo': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Store a logo, PNG or JPEG; 400 not-a-logo',
    body: z.object({ logo: z.instanceof(Uint8Array) }),
    file: 'logo',
    maxBytes: LIMITS.organisation.logoBytes + 16 * 1024,
    response: z.object({ logo: z.string() }),
  },
  'POST /api/admin/organisation/logo/remove': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Take the logo away',
    response: saved,
  },
  'POST /api/admin/organisation/test-mail': {
    access: 'hr',
    roles: OWNERS,
    summary: "A mail to the caller's own address, to try whether mail works; 409 no-mail",
    body: z.object({}),
    response: z.object({
      mailed: z.boolean().describe('false if the mail server did not take it'),
      says: z.string().nullable().describe('the words of the mail server that did not take it'),
    }),
  },
} satisfies Calls
