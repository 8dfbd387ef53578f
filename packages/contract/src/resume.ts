import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import type { Calls } from './call.ts'

const opened = z.object({ uuid: z.uuid(), versionSlug: z.string() })

/** Only where mail is configured: how a browser that has not held a session before continues it. */
export const resumeCalls = {
  'POST /api/session/resume/code': {
    access: 'public',
    summary: 'Continue an open session with the code that was mailed; 400 resume_refused whatever is wrong with it',
    body: z.object({
      email: z.string().max(4 * LIMITS.email),
      versionSlug: z.string().max(16),
      code: z.string().max(64).describe('eight digits, spaces do not count'),
    }),
    response: opened,
  },
  'POST /api/session/resume/link': {
    access: 'public',
    summary: 'Continue an open session with the secret of the link that was mailed; 400 resume_refused',
    body: z.object({ secret: z.string().max(128) }),
    response: opened,
  },
} satisfies Calls
