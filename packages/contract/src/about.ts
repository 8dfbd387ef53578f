import { OPTIONAL_PARTS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, OWNERS } from './call.ts'

export const aboutCalls = {
  'GET /api/admin/about': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Which release answers, since when, which optional parts are off, and which editions are published',
    response: z.object({
      version: z.string(),
      revision: z.string().describe('the commit it was built from, or unknown'),
      since: z.iso.datetime().describe('when this node started'),
      off: z.array(z.enum(OPTIONAL_PARTS)),
      content: z.array(z.object({ name: z.string(), edition: z.int() })).describe('what new sessions begin with'),
    }),
  },
} satisfies Calls
