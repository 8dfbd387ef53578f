import {
  INVITEE_STATES,
  isCalendarDate,
  LINE_FAULTS,
  MAILING_KINDS,
  MAILING_STATES,
  ROUND_LIMITS,
  ROUND_STATES,
} from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formId, formJson, MEGABYTE, READERS, saved, VIEWERS } from './call.ts'
import { blankable, text } from './filter.ts'

const count = z.int().nonnegative()
const secret = z.string().max(64).describe('of the link of an invitee')
const isDayOfCentury = (text: string) => isCalendarDate(text) && text.startsWith('20')
const day = z.string().refine(isDayOfCentury, 'a date of this century, written as year-month-day')
const localMoment = z
  .string()
  .regex(/^[^T]+T([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => isDayOfCentury(text.slice(0, 10)), 'a moment such as 2026-11-23T09:00')
const ofRound = z.object({ round: formId })
const roundParams = z.object({ round: formId })

const round = z.object({
  id: z.int(),
  name: z.string(),
  version_slug: z.string(),
  lang: localeSchema,
  state: z.enum(ROUND_STATES),
  sends: z.string().nullable().describe("in the organisation's time zone; null: as soon as it is planned"),
  closes: z.iso.date(),
  reminders: z.array(z.int()).describe('days after the invitation'),
  invited: count,
  opened: count.describe('who got at least so far, as of all four'),
  started: count,
  finished: count,
  returned: count.describe('whose mail came back'),
})

const mailing = z.object({
  id: z.int(),
  kind: z.enum(MAILING_KINDS),
  at: z.iso.datetime(),
  state: z.enum(MAILING_STATES),
  queued: count,
  sent: count.describe('accepted by the mail server'),
  failed: count,
  uncertain: count,
  skipped: count,
  next_try: z.iso.datetime().nullable().describe('of one that the mail server paused; null if a person did'),
  says: z.string().nullable().describe('the words of the mail server that paused it'),
})

/** What the mail says of a workshop that a round may play. */
const workshop = z.object({
  slug: z.string(),
  name: z.string(),
  look: z.enum(['lab', 'game']).describe('a lab case, or boxes'),
  minutes: z.int().describe('the planned duration'),
  support: z.string(),
})

const list = ofRound.extend({
  text: z
    .string()
    .max(2 * MEGABYTE)
    .optional(),
  file: z.any().optional().describe('CSV or XLSX'),
})

const exported = z.object({ format: z.enum(['csv', 'xlsx']), lang: blankable(localeSchema) })
const TABLES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

export const roundCalls = {
  'GET /api/admin/rounds': {
    access: 'hr',
    roles: VIEWERS,
    tokens: 'totals',
    summary: 'All rounds of invitations, newest first',
    response: z.object({
      rounds: z.array(round),
      mails: z.boolean().describe('false where no mail can be sent'),
      workshops: z.array(workshop),
    }),
  },
  'GET /api/admin/round/:round': {
    access: 'hr',
    roles: VIEWERS,
    tokens: 'totals',
    summary:
      'A round and the chapters on which its teams stand; with message and mailings for whoever sees results; 404 no-round',
    params: roundParams,
    response: round.extend({
      message: z.string().optional().describe('absent for viewers'),
      labels: z.array(z.string()),
      mailings: z.array(mailing).optional().describe('absent for viewers'),
      stops: z.array(z.object({ title: z.string(), teams: count })),
    }),
  },
  'GET /api/admin/round/mail/:round': {
    access: 'hr',
    roles: READERS,
    summary: 'Whose mail of a round needs a person, who may be reminded now, and who paused mailings; 404 no-round',
    params: roundParams,
    response: z.object({
      needs: z.object({ uncertain: count, failed: count, returned: count, stopped: count }).describe('by reason'),
      may_remind: z
        .object({ invited: count, opened: count, started: count })
        .describe('by the state at which they stand'),
      pauses: z
        .array(z.object({ mailing: z.int(), by: z.string(), at: z.iso.datetime() }))
        .describe('of mailings that a person paused'),
      copied: count.describe('links that were shown to be copied'),
      since: z.iso.datetime().nullable().describe('when the links began to work'),
      per_minute: count.describe('mails that go out in a minute at most'),
    }),
  },
  'POST /api/admin/round/save': {
    access: 'hr',
    roles: READERS,
    summary:
      'Make a round or change one; 400 closes-before-sends, no-such-version, reminders-too-close; 409 round-begun for what cannot change once mails went out',
    body: z.object({
      round: blankable(formId).describe('a new one if not given'),
      name: text.trim().min(1).max(ROUND_LIMITS.name),
      versionSlug: z.string().max(16),
      lang: localeSchema,
      sends: blankable(localMoment).describe('as soon as it is planned if not given'),
      closes: day,
      reminders: formJson(z.array(z.int().positive().max(365)).max(ROUND_LIMITS.reminders), { depth: 1, parts: 8 }),
      message: text.max(ROUND_LIMITS.message),
    }),
    response: z.object({ round: z.int() }),
  },
  'POST /api/admin/round/check': {
    access: 'hr',
    roles: READERS,
    summary: 'What a list of team leaders holds, line by line; stores nothing; 400 not-a-list',
    body: list,
    file: 'file',
    hasLongText: true,
    maxBytes: 4 * MEGABYTE,
    response: z.object({
      fine: count,
      new: count,
      labels: z.array(z.string()),
      problems: z.array(z.object({ line: z.int(), text: z.string(), code: z.enum(LINE_FAULTS) })),
    }),
  },
  'POST /api/admin/round/invite': {
    access: 'hr',
    roles: READERS,
    summary: 'Add the team leaders of a list; the same list twice adds nobody; 400 not-a-list, 409 round-closed',
    body: list,
    file: 'file',
    hasLongText: true,
    maxBytes: 4 * MEGABYTE,
    response: z.object({ added: count, known: count, problems: count }),
  },
  'POST /api/admin/round/invite-again': {
    access: 'hr',
    roles: READERS,
    summary: 'Add the team leaders of another round, with their names, languages and labels; 409 round-closed',
    body: ofRound.extend({ from: formId.describe('the round to take them from') }),
    response: z.object({ added: count, known: count }),
  },
  'POST /api/admin/round/plan': {
    access: 'hr',
    roles: READERS,
    summary: 'Plan the mails of a round; without mail it opens; 409 nobody-invited, round-begun',
    body: ofRound,
    response: saved.extend({ mails: count.describe('how many may be written to') }),
  },
  'POST /api/admin/round/close': {
    access: 'hr',
    roles: READERS,
    summary: 'Close a round: its links end, sessions under way go on',
    body: ofRound,
    response: saved,
  },
  'POST /api/admin/round/remove': {
    access: 'hr',
    roles: READERS,
    summary: 'Remove a draft; 409 round-begun',
    body: ofRound,
    response: z.object({ removed: z.literal(true) }),
  },
  'POST /api/admin/round/test-mail': {
    access: 'hr',
    roles: READERS,
    summary: "The invitation to the caller's own address; 409 no-mail",
    body: ofRound,
    response: z.object({ mailed: z.literal(true) }),
  },
  'POST /api/admin/round/remind': {
    access: 'hr',
    roles: READERS,
    summary:
      'Write to those who stand at these states, or to those named; leaves out who may not be written to now; 409 no-mail, round-closed',
    body: ofRound.extend({
      states: formJson(z.array(z.enum(['invited', 'opened', 'started'])).max(3), { depth: 1, parts: 8 }).optional(),
      invitees: formJson(z.array(z.int32().positive()).max(ROUND_LIMITS.lines), { depth: 1, parts: 10_001 }).optional(),
      message: text.max(ROUND_LIMITS.reminder),
    }),
    maxBytes: MEGABYTE / 4,
    response: z.object({ mails: count, 'left-out': count }),
  },
  'POST /api/admin/round/mailing': {
    access: 'hr',
    roles: READERS,
    summary: 'Pause a mailing, let it go on, or drop it; 404 no-mailing',
    body: z.object({ mailing: formId, act: z.enum(['pause', 'go-on', 'drop']) }),
    response: saved,
  },
  'GET /api/admin/round/export/:round': {
    access: 'hr',
    roles: READERS,
    fresh: true,
    summary: 'The invitees with state, mails and link, one row each; leaves an entry in the audit log',
    params: roundParams,
    query: exported,
    produces: TABLES,
    response: z.any(),
  },
  'POST /api/admin/round/export': {
    access: 'hr',
    roles: READERS,
    fresh: true,
    summary: 'A link to the same file that a browser can follow without a header: once, within a minute',
    body: ofRound.extend(exported.shape),
    response: z.object({ url: z.string() }),
  },
  'POST /api/round/open': {
    access: 'public',
    summary: 'What the link of an invitee is for; marks it opened; 404 no-invitee, 410 round-closed',
    body: z.object({ secret }),
    response: z.object({
      version_slug: z.string(),
      email: z.string(),
      lang: localeSchema,
      round: z.string(),
      organisation: z.string(),
      closes: z.iso.date(),
      state: z.enum(INVITEE_STATES).describe('before this call'),
    }),
  },
} satisfies Calls
