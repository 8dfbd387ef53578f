import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import type { Calls } from './call.ts'

const password = z.string().max(LIMITS.password.max)

export const adminCalls = {
  'POST /api/admin/login': {
    access: 'public',
    summary: 'Log in as HR',
    body: z.object({ email: z.string().max(1000), password }),
    response: z.object({ token: z.string() }),
  },
  'POST /api/admin/logout': {
    access: 'hr',
    summary: 'Revoke the token that makes this call',
    response: z.object({ loggedOut: z.literal(true) }),
  },
  'POST /api/admin/password': {
    access: 'hr',
    summary: 'Change the own password, which ends every other login of the account; 400 wrong_password, weak_password',
    body: z.object({ current: password, next: password }),
    response: z.object({ changed: z.literal(true) }),
  },
} satisfies Calls
