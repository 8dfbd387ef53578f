import { isStorable, LIMITS, ROLES } from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, EVERY_ROLE, saved } from './call.ts'

const password = z.string().max(LIMITS.password.max)

/** Null if activity cannot prolong the login, because it has nearly reached its maximum age. */
const idle = z.object({ seconds: z.int().nonnegative().nullable() })

export const accountCalls = {
  'POST /api/admin/login': {
    access: 'public',
    summary: 'Log in as HR; 401 login-failed, code-needed where the account has a second factor, code-wrong',
    body: z.object({
      email: z.string().max(1000),
      password,
      code: z.string().max(40).optional().describe('of the second factor: six digits, or a recovery code'),
    }),
    response: z.object({ token: z.string() }),
  },
  'POST /api/admin/logout': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'Revoke the token that makes this call',
    response: z.object({ loggedOut: z.literal(true) }),
  },
  'GET /api/admin/idle': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'How long until the calling login ends for lack of activity; this call does not count as activity',
    unattended: true,
    response: idle,
  },
  'POST /api/admin/stay': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'Somebody is there: prolongs the login that makes this call',
    response: idle,
  },
  'GET /api/admin/account': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'The account that makes this call, and the language it chose',
    response: z.object({
      email: z.string(),
      name: z.string().nullable(),
      role: z.enum(ROLES),
      lang: localeSchema.nullable().describe('null until one was chosen'),
      mustSetFactor: z.boolean().describe('the organisation asks for a second factor, and this account has none yet'),
      hasPassword: z.boolean().describe('false for who signs in with the company account only'),
      byCompany: z.boolean().describe('this login was got at the company, not with a password'),
      factor: z
        .object({ since: z.iso.datetime(), codesLeft: z.int().describe('recovery codes that were not used yet') })
        .nullable()
        .describe('the second factor, null where there is none'),
      organisation: z.string().describe('its name; empty until an owner gave one'),
      timeZone: z.string().describe('of the organisation: it decides on which day something happened'),
      owner: z.string().nullable().describe('the name or e-mail address of an owner, whom to ask for another role'),
    }),
  },
  'POST /api/admin/name': {
    access: 'hr',
    roles: EVERY_ROLE,
    summary: 'Say what you are called; an empty one is none',
    body: z.object({ name: z.string().trim().max(LIMITS.memberName).refine(isStorable) }),
    response: saved,
  },
  'POST /api/admin/lang': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'Choose the language in which you read',
    body: z.object({ lang: localeSchema }),
    response: saved,
  },
} satisfies Calls
