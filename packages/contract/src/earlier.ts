import { z } from 'zod'
import { action, actionState } from './action.ts'
import { type Calls, formJson, saved, sessionDay, uuid, uuidParams } from './call.ts'
import { lookBack } from './look-back.ts'

const score = z.int().nullable().describe('null where none was given')
export const scores = z.object({ connect: score, trust: score, inspire: score })

export const earlier = z
  .object({
    finished: z.iso.datetime(),
    day: sessionDay,
    scores,
    actions: z.array(
      action.extend({ state: actionState.nullable().describe('what became of it, as the later session says') }),
    ),
    look_backs: z.array(lookBack).describe('what the team wrote when it looked back'),
  })
  .describe('the last session of the same e-mail address and version')

const stateList = z.array(z.object({ question_id: z.int().positive(), state: actionState })).max(50)

const states = formJson(stateList, { depth: 2, parts: 500 })

export const earlierCalls = {
  'GET /api/earlier/:uuid': {
    access: 'team',
    summary: 'What the team decided and scored last time, if whoever started this session may open that one',
    params: uuidParams,
    response: z.object({
      earlier: earlier.nullable(),
      seen: z.boolean().describe('whether states were set, or the question was skipped'),
      byMail: z.boolean().describe('whether a mail could show more: the same, whatever there is to show'),
      trial: z.literal(true).optional().describe('whether an author tries a draft in this session, which screens say'),
    }),
  },
  'POST /api/earlier/states': {
    access: 'team',
    summary:
      'What became of the actions of last time; an empty list skips the question, and an action that is gone is passed over',
    body: z.object({ uuid, states }),
    response: saved,
  },
  'POST /api/earlier/mail': {
    access: 'team',
    summary:
      'Mail the team leader a code to continue this session with, which then shows last time; the answer is the same if there was none',
    body: z.object({ uuid }),
    response: z.object({ mailed: z.literal(true) }),
  },
} satisfies Calls
