import { z } from 'zod'
import { type Calls, OWNERS } from './call.ts'
import { cursor } from './filter.ts'

/** What the audit log knows of. */
export const AUDIT_ACTIONS = [
  'listed',
  'viewed',
  'saw_photo',
  'opened_answers',
  'exported',
  'erased',
  'expired',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'invited',
  'invitation_withdrawn',
  'joined',
  'role_changed',
  'member_removed',
  'password_changed',
  'password_reset',
  'factor_on',
  'factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'logins_ended',
  'settings_changed',
  'sign_in_changed',
  'sign_in_tested',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

const entry = z.object({
  at: z.iso.datetime(),
  who: z.string().describe("the account's e-mail address at that moment, or retention"),
  what: z.enum(AUDIT_ACTIONS),
  team: z.string().nullable().describe('a short mark of the session: the same in every entry about it'),
  whom: z.string().nullable().describe('the e-mail address of the member it is about'),
  detail: z.string().nullable().describe('what of it changed: a role, the names of settings'),
  teams: z.int().nullable().describe('how many sessions the daily job erased'),
})

export const auditCalls = {
  'GET /api/admin/audit': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Who did what and when, newest first',
    query: z.object({ cursor }),
    response: z.object({ lines: z.array(entry), next_cursor: z.string().nullable() }),
  },
} satisfies Calls
