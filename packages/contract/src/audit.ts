import { AUDIT_ACTIONS, AUDIT_KINDS, LIMITS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, OWNERS } from './call.ts'
import { blankable, cursor, dayFilter, text } from './filter.ts'

/** Selects audit entries; days are in the organisation's time zone, both inclusive. */
export const auditFilter = {
  person: blankable(text.trim().max(LIMITS.email)).describe('part of an e-mail address, or of the name of an account'),
  kind: blankable(z.enum(AUDIT_KINDS)),
  ...dayFilter,
}

const change = z.object({
  name: z.string().describe('of a setting, or of a fact of the action'),
  old: z.string().nullable(),
  new: z.string().nullable(),
})

const entry = z.object({
  at: z.iso.datetime(),
  who: z.string().describe("the account's e-mail address at that moment, retention, operator or unknown"),
  name: z.string().nullable().describe('the current name of the account with that address'),
  what: z.enum(AUDIT_ACTIONS),
  kind: z.enum(AUDIT_KINDS),
  team: z.string().nullable().describe('a short mark of the session: the same in every entry about it'),
  whom: z.string().nullable().describe('the e-mail address of the member it is about'),
  detail: z.string().nullable().describe('what of it changed: a role, the names of settings'),
  changes: z.array(change).describe('old and new values; of a secret at most its last four characters'),
  teams: z.int().nullable().describe('how many sessions were erased or exported, or a shorter retention will erase'),
})

export const auditCalls = {
  'GET /api/admin/audit': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Who did what and when, newest first',
    query: z.object({ ...auditFilter, cursor }),
    response: z.object({
      lines: z.array(entry),
      next_cursor: z.string().nullable(),
      counts: z
        .record(z.enum(AUDIT_KINDS), z.int())
        .nullable()
        .describe('how many entries of each kind the person and the days have; null on later pages'),
      months: z.int().describe('how long entries are kept'),
      timeZone: z.string().describe('the zone of the days, that of the organisation'),
    }),
  },
} satisfies Calls
