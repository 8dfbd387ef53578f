import { localeSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { action, actionState } from './action.ts'
import { type Calls, formJson, saved } from './call.ts'

const key = z.string().max(64).describe('32 hexadecimal digits: of the mail and the answers page, or of the poster')

export const lookBack = z
  .object({
    day: z.iso.date().describe('the day on which it began, in the time zone of the organisation'),
    expected: z.string(),
    noticed: z.string(),
    next: z.string(),
    states: z.array(z.object({ question_id: z.int(), state: actionState })),
  })
  .describe('what a team wrote when it looked back on its actions; empty where it wrote nothing')

/** One field of a save. `at` is when it was given; an earlier value never replaces a later one. */
const given = z.object({ field: z.string().max(32), value: z.string(), at: z.int().nonnegative() })
const notes = formJson(z.array(given).max(60), { depth: 2, parts: 600 })

export const lookBackCalls = {
  'POST /api/look-back/open': {
    access: 'public',
    summary:
      "The actions of a finished session, by a key of its look-back; the poster's key shows neither earlier notes nor states; 404 no-look-back",
    body: z.object({ key }),
    response: z.object({
      team: z.string().nullable(),
      workshop: z.string(),
      look: z.enum(['game', 'lab']),
      lang: localeSchema,
      actions: z.array(action.extend({ state: actionState.nullable() })),
      reminded: z.boolean().describe('whether a mail comes on the next date'),
      wall: z.string().describe("the path by the poster's key, which a calendar may name"),
      look_backs: z.array(lookBack).nullable().describe("null by the poster's key"),
    }),
  },
  'POST /api/look-back/save': {
    access: 'public',
    summary:
      'Save fields of a look-back: expected, noticed, next, date, and action-10 for the state of the action of question 10; those not named stay as they are; 404 no-look-back, 409 look-back-full',
    body: z.object({ key, visit: z.uuid().describe('one look-back in one browser, which makes it up'), notes }),
    response: saved,
  },
} satisfies Calls
