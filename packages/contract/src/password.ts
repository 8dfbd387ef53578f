import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import type { Calls } from './call.ts'

const secret = z.string().max(128)

export const passwordCalls = {
  'POST /api/admin/password/forgot': {
    access: 'public',
    summary: 'Mail a link that sets a new password; the answer is the same whether the address has an account or not',
    body: z.object({ email: z.string().max(4 * LIMITS.email) }),
    response: z.object({ asked: z.literal(true) }),
  },
  'POST /api/admin/password/open': {
    access: 'public',
    summary: 'Whether a link that sets a new password still works; does not use it up; 410 reset-expired',
    body: z.object({ secret }),
    response: z.object({ open: z.literal(true) }),
  },
  'POST /api/admin/password/reset': {
    access: 'public',
    summary:
      'Set a new password with the secret of the link, once and within an hour; ends every login of the account and ' +
      'opens none; 410 reset-expired, 400 weak-password, common-password',
    body: z.object({ secret, password: z.string().max(LIMITS.password.max) }),
    response: z.object({ reset: z.literal(true) }),
  },
} satisfies Calls
