import { ROLES } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, formId, OWNERS, saved } from './call.ts'

const person = z.object({
  id: z.int(),
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(ROLES),
  factor: z.enum(['on', 'off', 'company']).describe('the second factor; company: only their company lets them in'),
  seen: z.iso.datetime().nullable().describe('when they last did something here, to the minute'),
  you: z.boolean(),
  disabled: z.boolean().describe('cannot log in: an operator switched the account off'),
  fixed: z
    .enum(['last-owner', 'emergency-owner'])
    .nullable()
    .describe('why this account cannot be removed or have another role'),
})

const invitation = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(ROLES),
  expires: z.iso.datetime(),
})

export const peopleCalls = {
  'GET /api/admin/people': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Who has an account, with which role, and who is invited',
    response: z.object({
      organisation: z.string().describe('its name; empty if it has none'),
      people: z.array(person),
      invitations: z.array(invitation),
      mails: z.boolean().describe('invitations are mailed; without mail, an owner copies their links'),
      factorRequired: z.boolean().describe('the organisation asks everybody for a second factor'),
      auditMonths: z.int().describe('how long the audit log keeps the address of somebody who was removed'),
    }),
  },
  'POST /api/admin/people/role': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Give somebody another role, from their next call on; 409 last-owner, emergency-owner',
    body: z.object({ person: formId, role: z.enum(ROLES) }),
    response: saved,
  },
  'POST /api/admin/people/remove': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Remove an account: its logins and export links end at once; 409 last-owner, emergency-owner',
    body: z.object({ person: formId }),
    response: z.object({ removed: z.literal(true) }),
  },
} satisfies Calls
