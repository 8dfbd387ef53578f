import { isStorable, LIMITS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, OWNERS, saved } from './call.ts'

const email = z.string().trim().max(LIMITS.email).refine(isStorable)
const mark = z.string().refine(isStorable).describe('the short mark of the session, as in the audit log')

/** Facts about a session, without its content. */
const found = z.object({
  mark,
  version: z.string(),
  name: z.string().nullable(),
  started: z.iso.datetime(),
  finished: z.iso.datetime().nullable().describe('null while the team is under way'),
  lastUsed: z.iso.datetime(),
  page: z.int(),
  pages: z.int(),
  answers: z.int(),
  photo: z.boolean(),
  actions: z.int(),
  reminder: z.boolean().describe('a mail on the dates of its actions was asked for'),
})

export const findCalls = {
  'POST /api/admin/find': {
    access: 'hr',
    roles: OWNERS,
    summary:
      'The sessions of an e-mail address, finished or under way; a POST so that no log holds the address. Leaves an entry in the audit log',
    body: z.object({ email }),
    response: z.object({ sessions: z.array(found), invitations: z.int().describe('in how many rounds it is invited') }),
  },
  'POST /api/admin/find/erase': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Erase every session of an e-mail address with everything it left; an entry in the audit log for each',
    body: z.object({ email }),
    response: z.object({
      at: z.iso.datetime(),
      marks: z.array(mark),
      answers: z.int(),
      photos: z.int(),
      actions: z.int(),
      reminders: z.int(),
      invitations: z.int(),
    }),
  },
  'POST /api/admin/find/correct': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary:
      'Give a session the address that its team leader meant; what was mailed to the other one opens nothing any more. 409 address-has-session if that address has an open session of the version',
    body: z.object({ email, mark: mark.max(64), to: email }),
    response: saved,
  },
} satisfies Calls
