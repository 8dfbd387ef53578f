import { COMPANY_PURPOSES } from '@thrive/domain'
import { z } from 'zod'
import type { Calls } from './call.ts'

/** A query parameter that the provider adds to /sign-in. */
const sent = z.string().max(4_000)

export const companyCalls = {
  'POST /api/company/start': {
    access: 'public',
    summary:
      'Begin a sign-in at the company, which the cookie "sign-in" then belongs to; confirm and test need a login. ' +
      '409 company-off, 502 company-unreachable',
    body: z.object({
      purpose: z.enum(COMPANY_PURPOSES),
      email: z.string().max(1_000).optional().describe('handed on to the company, which may fill it in'),
      again: z.literal('true').optional().describe('as somebody else than whom the company remembers'),
    }),
    response: z.object({ url: z.string().describe('where the browser goes') }),
  },
  'POST /api/company/finish': {
    access: 'public',
    summary:
      'What the company sent back; works once, in the browser that began. 403 sign-in-expired, company-refused, ' +
      'not-invited, other-company-domain, email-unverified, email-missing, linked-elsewhere, account-off, ' +
      'other-person, not-fresh; 502 company-unreachable',
    body: z.object({
      state: sent,
      code: sent.optional(),
      iss: sent.optional(),
      error: sent.optional().describe("the company's own word for why nobody came back"),
    }),
    response: z.object({
      purpose: z.enum(COMPANY_PURPOSES),
      token: z.string().optional().describe('of sign-in: the new login'),
      email: z.string().optional().describe('of test: whom the company sent'),
      name: z.string().nullable().optional().describe('of test: null where the company sends none'),
    }),
  },
} satisfies Calls
