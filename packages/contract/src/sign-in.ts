import { FIRST_ROLES, readDomain, SIGN_IN_CHECKS, SIGN_IN_FAULTS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, formInteger, formJson, OWNERS, saved } from './call.ts'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const MOST_DOMAINS = 50
const LONGEST = 500
const domains = z
  .array(z.string().max(260))
  .max(MOST_DOMAINS)
  .transform((typed, context) => {
    const read = typed.map(readDomain)
    if (read.includes(null)) context.addIssue({ code: 'custom', message: 'a domain such as example.org' })
    return [...new Set(read.filter((domain) => domain !== null))]
  })

const person = z.object({ id: z.int(), name: z.string().nullable(), email: z.string() })

const inUse = z.object({
  issuer: z.string(),
  clientId: z.string(),
  clientSecretEnd: z.string().nullable(),
  sameSecret: z.boolean().describe('the saved client secret is this one'),
  domains: z.array(z.string()),
  onlyWay: z.boolean(),
  emergency: z.int().nullable(),
  testedAt: z.iso.datetime().nullable().describe('null if a release that asked for no trial switched it on'),
})

export const signInCalls = {
  'GET /api/sign-in': {
    access: 'public',
    summary: 'Which ways there are to log in as HR',
    response: z.object({
      company: z.boolean(),
      name: z.string().nullable().describe('of the organisation; null until an owner has said it'),
      at: z.string().nullable().describe("the host name of the company's sign-in"),
      domains: z.array(z.string()).describe('addresses of these are sent to the company'),
      passwords: z.boolean().describe('false: a password opens one account only, in an emergency'),
    }),
  },
  'GET /api/admin/sign-in': {
    access: 'hr',
    roles: OWNERS,
    summary: 'How members log in: what is saved, and what is in use; the client secret never leaves the server',
    response: z.object({
      organisation: z.string().nullable().describe('its name'),
      inUse: inUse.nullable().describe('what the log-in does; null while company sign-in is off'),
      on: z.boolean(),
      issuer: z.string(),
      clientId: z.string(),
      clientSecretEnd: z.string().nullable().describe('its last four signs; null while there is none'),
      domains: z.array(z.string()),
      onlyInvited: z.boolean(),
      firstRole: z.enum(FIRST_ROLES),
      onlyWay: z.boolean(),
      emergency: z.int().nullable(),
      savedAt: z.iso.datetime().nullable(),
      testedAt: z.iso.datetime().nullable().describe('when a trial with the saved settings came back'),
      factorRequired: z.boolean(),
      redirect: z.string().nullable().describe('what to register at the provider; null without PUBLIC_URL'),
      canKeepSecrets: z.boolean().describe('false without SECRETS_KEY'),
      owners: z.array(person).describe('who has a password, and may be the one for emergencies'),
      withoutFactor: z.array(person).describe('who has a password and no second factor'),
    }),
  },
  'POST /api/admin/sign-in': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary:
      'Save how members log in. What is in use goes on until a trial with the saved settings came back; switching off ' +
      'needs none; 400 invalid-issuer, sign-in-incomplete, emergency-needed, 409 no-public-url, 503 no-secrets-key',
    body: z.object({
      on: flag,
      issuer: z.string().trim().max(LONGEST),
      clientId: z.string().trim().max(LONGEST),
      clientSecret: z.string().trim().max(4_000).optional().describe('absent keeps the one there is'),
      domains: formJson(domains, { depth: 1, parts: MOST_DOMAINS * 4 }),
      onlyInvited: flag,
      firstRole: z.enum(FIRST_ROLES),
      onlyWay: flag,
      emergency: formInteger.optional().describe('the owner whose password keeps working'),
      factorRequired: flag,
    }),
    response: saved,
  },
  'POST /api/admin/sign-in/test': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Look at the provider behind an issuer, without changing anything',
    body: z.object({ issuer: z.string().trim().max(LONGEST) }),
    response: z.object({
      checks: z.array(
        z.object({
          check: z.enum(SIGN_IN_CHECKS),
          fault: z.enum(SIGN_IN_FAULTS).nullable(),
          done: z.boolean().describe('false where an earlier check failed'),
        }),
      ),
    }),
  },
} satisfies Calls
