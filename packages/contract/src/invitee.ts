import { INVITEE_MAILS, INVITEE_STATES, LIMITS, MAIL_NEEDS } from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formId, OWNERS, READERS, saved } from './call.ts'
import { blankable, cursor, text } from './filter.ts'

const count = z.int().nonnegative()
const ofInvitee = z.object({ invitee: formId })

const invitee = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  lang: localeSchema,
  labels: z.array(z.string()),
  team: z.string().nullable(),
  state: z.enum(INVITEE_STATES),
  page: z.int().nullable(),
  pages: z.int(),
  mail: z.enum(INVITEE_MAILS),
  mails: count.describe('that count for the most that an invitee may get'),
  mail_says: z.string().nullable().describe('the words of the mail server that refused it'),
  mail_at: z.iso
    .datetime()
    .nullable()
    .describe('when it went out or was refused, was marked as come back, or was ended for this round'),
  mail_by: z.string().nullable().describe('who marked that it came back'),
  last_sign: z.iso.datetime().nullable(),
  copied_at: z.iso.datetime().nullable().describe('when the link was last shown to be copied'),
  uuid: z.uuid().nullable().describe('of the finished session'),
})

export const inviteeCalls = {
  'GET /api/admin/round/invitees/:round': {
    access: 'hr',
    roles: READERS,
    summary: 'The invitees of a round; counts are those who got at least so far, state those who stand exactly there',
    params: z.object({ round: formId }),
    query: z.object({
      state: blankable(z.enum(INVITEE_STATES)),
      mail: blankable(z.enum(MAIL_NEEDS)).describe('only those whose mail needs a person for this reason'),
      search: blankable(text.trim().max(LIMITS.email)),
      cursor,
    }),
    response: z.object({
      invitees: z.array(invitee),
      next_cursor: z.string().nullable(),
      counts: z.object({ invited: count, opened: count, started: count, finished: count }),
    }),
  },
  'POST /api/admin/round/invitee/correct': {
    access: 'hr',
    roles: READERS,
    summary: 'Another address, with a new link; 409 already-invited, already-started',
    body: ofInvitee.extend({ email: z.string().max(4 * LIMITS.email) }),
    response: saved,
  },
  'POST /api/admin/round/invitee/returned': {
    access: 'hr',
    roles: READERS,
    summary: 'Mail to this address came back, or did not after all',
    body: ofInvitee.extend({ returned: z.enum(['true', 'false']) }),
    response: saved,
  },
  'POST /api/admin/round/invitee/link': {
    access: 'hr',
    roles: READERS,
    summary: 'The link of an invitee, the same each time; leaves an entry in the audit log',
    body: ofInvitee,
    response: z.object({ link: z.string() }),
  },
  'POST /api/admin/round/invitee/withdraw': {
    access: 'hr',
    roles: READERS,
    summary: 'Take an invitee out: the link opens nothing; 409 already-started',
    body: ofInvitee,
    response: z.object({ withdrawn: z.literal(true) }),
  },
  'POST /api/admin/round/invitee/erase': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Erase address, name, labels and mails of an invitee; the counts stay',
    body: ofInvitee,
    response: z.object({ erased: z.literal(true) }),
  },
  'POST /stop/round/:key': {
    access: 'public',
    summary: 'End the mails of a round, or of every round, by the key that stands in each of them; says yes to any key',
    params: z.object({ key: z.string().max(64) }),
    // The reader's mail program makes this call itself (RFC 8058).
    unmarked: true,
    body: z.object({ every: blankable(z.enum(['true', 'false'])) }),
    response: z.object({ stopped: z.literal(true) }),
  },
} satisfies Calls
