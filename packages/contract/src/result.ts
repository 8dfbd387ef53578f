import { z } from 'zod'
import { action, actionState } from './action.ts'
import { answer } from './answer.ts'
import { type Calls, formInteger, READERS, sessionDay } from './call.ts'
import { blankable, cursor, periodFilter } from './filter.ts'
import { lookBack } from './look-back.ts'
import { opinionScore, opinionType } from './opinion.ts'

/** For other programs: no photo, no address, and no uuid, which would open the session. */
const result = z.object({
  team: z.string().describe('the id of the session, which opens nothing'),
  version_slug: z.string(),
  version_name: z.string(),
  name: z.string().nullable().describe('what the team calls itself'),
  finished: z.iso.datetime(),
  day: sessionDay,
  round: z.int().nullable().describe('of which it is a part; null if it began by itself'),
})

export const resultCalls = {
  'GET /api/results': {
    access: 'hr',
    roles: READERS,
    tokens: 'results',
    summary: 'Finished sessions, newest first',
    query: z.object({
      ...periodFilter,
      cursor,
      limit: blankable(formInteger.pipe(z.int().min(1).max(200))).describe('200 if not given'),
    }),
    response: z.object({
      results: z.array(result),
      next_cursor: z.string().nullable().describe('null on the last page'),
    }),
  },
  'GET /api/result/:team': {
    access: 'hr',
    roles: READERS,
    tokens: 'results',
    summary: 'One finished session with its answers and actions',
    params: z.object({ team: z.string().regex(/^\d{1,18}$/) }),
    response: result.extend({
      answers: z.array(answer),
      opinions: z.array(z.object({ type: opinionType, score: opinionScore })),
      actions: z.array(
        action.extend({ state: actionState.nullable().describe('what became of it, if the team said') }),
      ),
      look_backs: z.array(lookBack),
    }),
  },
} satisfies Calls
