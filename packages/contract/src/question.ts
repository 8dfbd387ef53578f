import { z } from 'zod'
import { type Calls, uuidParams } from './call.ts'

const question = z.looseObject({
  id: z.int(),
  question_id: z.int(),
  title: z.string(),
  type: z.enum(['slider', 'text', 'revisit', 'multiple', 'yesno', 'ranking']),
  labels: z.array(z.string()).optional().describe("one for each option, in the session's language"),
})

const group = z.object({
  id: z.int(),
  page: z.int(),
  title: z.string(),
  subtitle: z.string(),
  timer_length: z.int().describe('seconds, or -1 for no timer'),
  questions: z.array(question),
})

export const questionCalls = {
  'GET /api/question/:uuid': {
    access: 'team',
    summary: "The question groups of the session's version, in page order",
    params: uuidParams,
    response: z.array(group),
  },
} satisfies Calls
