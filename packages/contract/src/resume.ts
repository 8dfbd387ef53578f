import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import type { Calls } from './call.ts'

const opened = z.object({
  uuid: z.uuid(),
  versionSlug: z.string(),
  former: z
    .uuid()
    .nullable()
    .describe(
      'the uuid it had until its address was proven; what a browser still holds for that uuid belongs to this session',
    ),
})

/** How a browser that has not held a session continues it; only if mail is configured. */
export const resumeCalls = {
  'POST /api/session/resume/code': {
    access: 'public',
    summary:
      'Continue an open session with the code that was mailed, which proves its address: the first time, it gets a new uuid; 400 resume-refused whatever is wrong with the code',
    body: z.object({
      email: z.string().max(4 * LIMITS.email),
      versionSlug: z.string().max(16),
      code: z.string().max(64).describe('eight digits, spaces do not count'),
    }),
    response: opened,
  },
  'POST /api/session/resume/link': {
    access: 'public',
    summary: 'The same with the secret of the mailed link; 400 resume-refused',
    body: z.object({ secret: z.string().max(128) }),
    response: opened,
  },
} satisfies Calls
