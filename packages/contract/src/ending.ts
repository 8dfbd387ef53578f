import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, OWNERS, saved } from './call.ts'

export const endingCalls = {
  'GET /api/admin/ending': {
    access: 'hr',
    roles: OWNERS,
    unattended: true,
    summary: 'What erasing the organisation would erase, and whether it waits',
    query: z.object({ count: z.literal('true').optional().describe('also count what it erases') }),
    response: z.object({
      word: z.string().describe('what has to be typed: the name of the organisation'),
      goes: z
        .object({ sessions: z.int(), rounds: z.int(), accounts: z.int() })
        .nullable()
        .describe('if it was asked for'),
      from: z.iso.datetime().describe('when it begins, or would if it were asked for now'),
      asked: z.object({ by: z.string(), at: z.iso.datetime() }).nullable().describe('null if nothing waits'),
      lastTakeOut: z.iso.datetime().nullable().describe('when the last file with everything was made'),
      mails: z.boolean().describe('owners get mails about it'),
    }),
  },
  'POST /api/admin/ending': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary:
      'Erase the whole organisation, accounts too, after seven days in which any owner can stop it; 400 wrong-erasure-name',
    body: z.object({ name: z.string().max(LIMITS.organisation.name * 2) }),
    response: saved,
  },
  'POST /api/admin/ending/stop': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Keep the organisation; repeating it changes nothing. 409 ending-begun',
    body: z.object({}),
    response: saved,
  },
} satisfies Calls
