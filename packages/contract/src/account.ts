import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import type { Calls } from './call.ts'

const password = z.string().max(LIMITS.password.max)

/** Null where nothing can prolong it: the login has nearly reached its maximum duration. */
const idle = z.object({ seconds: z.int().nonnegative().nullable() })

export const accountCalls = {
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
  'GET /api/admin/idle': {
    access: 'hr',
    summary: 'How long until the calling login ends for lack of activity; this call does not count as activity',
    unattended: true,
    response: idle,
  },
  'POST /api/admin/stay': {
    access: 'hr',
    summary: 'Somebody is there: prolongs the login that makes this call',
    response: idle,
  },
  'POST /api/admin/password': {
    access: 'hr',
    summary: 'Change your own password, which ends every other login of the account; 400 wrong-password, weak-password',
    body: z.object({ current: password, next: password }),
    response: z.object({ changed: z.literal(true) }),
  },
} satisfies Calls
