import { LIMITS } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, formJson, MEGABYTE, saved, uuid, uuidParams } from './call.ts'

export const answer = z.object({ question_id: z.int(), value: z.string().describe('empty where it was cleared') })
const dated = answer.extend({ at: z.int().describe('the moment it was given, in milliseconds') })

/** One answer of a save. `at` is when it was given; an earlier answer never replaces a later one. */
const given = z.object({
  question_id: z.int().positive(),
  value: z.union([z.string(), z.number(), z.array(z.string())]),
  at: z.int().nonnegative().optional(),
})

const answerList = z.array(given).max(LIMITS.answersPerSave)

/** A list of objects, some of which hold a list of options. */
const SHAPE = { depth: 3, parts: 50 * LIMITS.answersPerSave }

const answers = formJson(answerList, SHAPE)

export const answerCalls = {
  'GET /api/answer/:uuid': {
    access: 'team',
    summary: 'The answers of a session; a list is the JSON text of an array',
    params: uuidParams,
    response: z.array(dated),
  },
  'POST /api/answer/set': {
    access: 'team',
    summary: 'Save answers; those not named stay as they are; 400 answers-refused names the questions that do not fit',
    body: z.object({ uuid, answers }),
    maxBytes: MEGABYTE,
    response: saved,
  },
} satisfies Calls
