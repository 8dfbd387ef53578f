import { z } from 'zod'
import { type Calls, VIEWERS } from './call.ts'
import { lang, periodFilter } from './filter.ts'
import { opinionType } from './opinion.ts'

const teams = z.int().nonnegative()

/** Figures based on so few teams that they would reveal a single team are withheld. */
const figure = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('hidden', [
    z.object({ hidden: z.literal(true), teams: teams.describe('too few to show') }),
    z.object({ hidden: z.literal(false), teams: teams.describe('how many the figure is built on'), ...shape }),
  ])

const average = z.number().describe('with one decimal')
const quartiles = { lower: z.number(), median: z.number(), upper: z.number() }
const spread = figure({
  average,
  ...quartiles,
  tens: z.array(teams).length(10).describe('how many teams scored 1 to 10, 11 to 20, … 91 to 100'),
}).describe('from the teams that gave this score')
const ofIndicators = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ connect: schema, trust: schema, inspire: schema })

const version = { version_slug: z.string(), version_name: z.string() }
const option = { option: z.string().describe('its value'), label: z.string().describe('in the language asked for') }
const asked = { version_slug: z.string(), question_id: z.int(), title: z.string() }

const journey = z.object({
  ...version,
  started: teams.describe('sessions started in the period'),
  finished: teams.describe('how many of those have finished so far'),
  reached: figure({ parts: z.array(z.object({ title: z.string(), teams })) }),
  minutes: figure(quartiles).describe('from start to finish, in steps of 5, of sessions finished in the period'),
})

const opinion = z.object({
  type: opinionType,
  statement: z.string(),
  result: figure({ counts: z.array(teams).length(5).describe('the index is the score'), average }),
})

export const insightCalls = {
  'GET /api/admin/insight': {
    access: 'hr',
    roles: VIEWERS,
    tokens: 'totals',
    summary: 'How the teams of a version and period are doing together; no figure of fewer than 3 teams',
    query: z.object({ ...periodFilter, lang }),
    response: z.object({
      teams: teams.describe('sessions finished in the period'),
      recounting: z
        .boolean()
        .describe('scores that an earlier release counted are missing until they have been recounted'),
      desired: ofIndicators(z.int()).nullable().describe('null where the versions differ'),
      comparable: z.boolean().describe('whether gaps are measured by the desired scores'),
      scores: ofIndicators(spread),
      months: z.array(
        z.object({
          month: z.string().describe('2027-01'),
          teams: teams.describe('sessions finished in the month'),
          scores: ofIndicators(figure({ average })).describe('from the teams that gave the score'),
        }),
      ),
      journeys: z.array(journey).describe('one per version'),
      opinions: z.array(opinion),
      choices: z.array(
        z.object({
          ...asked,
          result: figure({
            options: z.array(z.object({ ...option, teams })).describe('what teams typed counts as Others'),
          }),
        }),
      ),
      rankings: z.array(
        z.object({
          ...asked,
          result: figure({
            options: z.array(z.object({ ...option, places: z.array(teams).describe('first, second, third …') })),
          }),
        }),
      ),
    }),
  },
} satisfies Calls
