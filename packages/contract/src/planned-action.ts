import { SHOWN_ACTION_STATES } from '@thrive/domain'
import { indicatorSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formId, formInteger, READERS, VIEWERS } from './call.ts'
import { figure, labelFigure, smallest } from './figure.ts'
import { blankable, cursor, text } from './filter.ts'

const count = z.int().nonnegative()
const states = { states: z.object({ due: count, overdue: count, 'under-way': count, done: count, dropped: count }) }
const bar = figure(states).describe('teams: those that decided on an action')
const round = blankable(formId).describe('all teams, in rounds or not, if not given')
const indicator = blankable(indicatorSchema)
const label = blankable(formInteger.pipe(z.int().max(1))).describe('index of a label column of the round')

export const plannedActionCalls = {
  'GET /api/admin/actions': {
    access: 'hr',
    roles: VIEWERS,
    tokens: 'totals',
    summary: 'What became of the actions that teams decided on, counted; never by team; 404 no-round, no-label',
    query: z.object({ round, indicator, label }),
    response: z.object({
      smallest,
      recounting: z.boolean(),
      all: bar.describe('of the round and indicator asked for'),
      indicators: z
        .array(z.object({ indicator: indicatorSchema.nullable(), ...states }))
        .describe('none if all is hidden'),
      rounds: z.array(z.object({ id: z.int(), name: z.string(), result: bar })).describe('newest first'),
      label: z
        .object({
          name: z.string(),
          values: z.array(z.object({ name: z.string(), result: labelFigure(states) })),
        })
        .nullable()
        .describe(
          'of all indicators together, because two breakdowns could be subtracted; null without label or with an indicator',
        ),
    }),
  },
  'GET /api/admin/actions/list': {
    access: 'hr',
    roles: READERS,
    summary: 'Actions in one state by date, earliest first, those without a date last; without names of people',
    query: z.object({
      state: z.enum(SHOWN_ACTION_STATES),
      round,
      indicator,
      label,
      value: text.max(80).optional().describe('of the label column; empty: without a value'),
      cursor,
    }),
    response: z.object({
      actions: z.array(
        z.object({
          uuid: z.string().describe('of the session'),
          team: z.string().nullable().describe('its name, if it gave itself one'),
          what: z.string(),
          indicator: indicatorSchema.nullable(),
          by: z.iso.date().nullable(),
          state: z.enum(SHOWN_ACTION_STATES),
          round: z.string().nullable(),
        }),
      ),
      next_cursor: z.string().nullable(),
    }),
  },
} satisfies Calls
