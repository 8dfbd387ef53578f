import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, EVERY_ROLE, saved } from './call.ts'

const password = z.string().max(LIMITS.password.max)
const code = z.string().max(40).optional().describe('where the account has a second factor')

export const proofCalls = {
  'POST /api/admin/confirm': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'Prove once more who is there, for calls that need it; 400 wrong-password, code-needed, code-wrong',
    body: z.object({ password, code }),
    response: saved,
  },
  'POST /api/admin/password': {
    access: 'hr',
    roles: EVERY_ROLE,
    summary:
      'Change your own password, which ends every other login of the account; 400 wrong-password, weak-password, ' +
      'code-needed, code-wrong',
    body: z.object({ current: password, next: password, code }),
    response: z.object({ changed: z.literal(true) }),
  },
} satisfies Calls
