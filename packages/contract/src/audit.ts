import { z } from 'zod'
import type { Calls } from './call.ts'
import { cursor } from './filter.ts'

const entry = z.object({
  at: z.iso.datetime(),
  who: z.string().describe("the account's e-mail address at that moment, or retention"),
  what: z.enum(['listed', 'viewed', 'saw_photo', 'opened_answers', 'exported', 'erased', 'expired']),
  team: z.string().nullable().describe('a short mark of the session: the same in every entry about it'),
  teams: z.int().nullable().describe('how many sessions the daily job erased'),
})

export const auditCalls = {
  'GET /api/admin/audit': {
    access: 'hr',
    summary: 'Who did what and when, newest first',
    query: z.object({ cursor }),
    response: z.object({ lines: z.array(entry), next_cursor: z.string().nullable() }),
  },
} satisfies Calls
