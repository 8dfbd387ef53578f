import { z } from 'zod'
import { type Calls, formInteger, saved, uuid } from './call.ts'

export const opinionType = z.enum(['experience', 'relevant'])
export const opinionScore = z.int().min(0).max(4)

export const opinionCalls = {
  'POST /api/opinion/set': {
    access: 'team',
    summary: 'Rate the experience or the relevance, 0 to 4; the last rating counts',
    body: z.object({ uuid, type: opinionType, score: formInteger.pipe(opinionScore) }),
    response: saved,
  },
} satisfies Calls
