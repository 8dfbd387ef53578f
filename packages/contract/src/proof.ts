import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, EVERY_ROLE, saved } from './call.ts'

export const proofCalls = {
  'POST /api/admin/confirm': {
    access: 'hr',
    roles: EVERY_ROLE,
    unready: true,
    summary: 'Prove once more who is there, for calls that need it; 400 wrong-password, code-needed, code-wrong',
    body: z.object({
      password: z.string().max(LIMITS.password.max),
      code: z.string().max(40).optional().describe('where the account has a second factor'),
    }),
    response: saved,
  },
} satisfies Calls
