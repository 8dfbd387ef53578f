import { isStorable, LIMITS, ROLES } from '@thrive/domain'
import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formId, OWNERS } from './call.ts'

const secret = z.string().max(128).describe('of the link in the invitation')
const password = z.string().max(LIMITS.password.max)

/** The name that colleagues see. */
const name = z.string().trim().min(1).max(100).refine(isStorable)

export const invitationCalls = {
  'POST /api/admin/people/invite': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Invite somebody; inviting an address again renews its invitation; 400 invalid-email, 409 already-member',
    body: z.object({
      email: z.string().max(4 * LIMITS.email),
      role: z.enum(ROLES),
      lang: localeSchema.describe('the language of the mail'),
    }),
    response: z.object({
      invitation: z.int(),
      mailed: z.boolean().describe('false where no mail is configured: get its link with renew, and hand it over'),
    }),
  },
  'POST /api/admin/people/invitation/renew': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Seven more days with a new link, mailed or for copying; the link before opens nothing any more',
    body: z.object({ invitation: formId, by: z.enum(['mail', 'link']) }),
    response: z.object({ link: z.string().nullable().describe('its path, said this once; null where it is mailed') }),
  },
  'POST /api/admin/people/invitation/withdraw': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'The link of this invitation opens nothing any more',
    body: z.object({ invitation: formId }),
    response: z.object({ withdrawn: z.literal(true) }),
  },
  'POST /api/invitation/open': {
    access: 'public',
    summary: 'What an invitation is for; 404 invitation-gone, 410 invitation-expired',
    body: z.object({ secret }),
    response: z.object({
      email: z.string(),
      role: z.enum(ROLES),
      organisation: z.string().describe('its name; empty if it has none'),
      companyOnly: z.boolean().describe('passwords do not work here: the company account accepts the invitation'),
    }),
  },
  'POST /api/invitation/accept': {
    access: 'public',
    summary:
      'Make the account, and log in; 404 invitation-gone, 410 invitation-expired, 409 already-member, ' +
      '403 company-only, 400 weak-password, common-password',
    body: z.object({ secret, name, password }),
    response: z.object({ token: z.string() }),
  },
} satisfies Calls
