import { ACTION_STATES } from '@thrive/domain'
import { indicatorSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formInteger, uuidParams } from './call.ts'

export const actionState = z.enum(ACTION_STATES)

/** An action in the team's own words. */
export const action = z.object({
  question_id: z.int().describe('the question that asks for the action: its name for ever'),
  what: z.string(),
  who: z.string().nullable(),
  by: z.iso.date().nullable().describe('the day on which the team looks back on it'),
  indicator: indicatorSchema.nullable(),
})

export const actionCalls = {
  'GET /api/action/:uuid': {
    access: 'team',
    summary: 'The actions of a session, and whether a mail comes on their dates',
    params: uuidParams,
    response: z.object({
      actions: z.array(action),
      reminder: z.object({
        possible: z.boolean().describe('whether this deployment sends mail'),
        asked: z.iso.datetime().nullable().describe('when the team asked for it'),
        next: z.iso.date().nullable().describe('the day of the next mail'),
        stop: z.string().nullable().describe('POST to this path ends the mails'),
      }),
      look_back: z
        .object({ team: z.string(), wall: z.string() })
        .nullable()
        .describe(
          'the paths of the look-back: for the team, and for a wall, which shows no earlier notes; null while there is none',
        ),
    }),
  },
  'GET /api/action/calendar/:uuid': {
    access: 'team',
    summary:
      'A calendar file with one all-day entry for each action that has a date, or for one action; 404 where there is none',
    params: uuidParams,
    query: z.object({ question_id: formInteger.optional() }),
    produces: ['text/calendar'],
    response: z.any(),
  },
} satisfies Calls
