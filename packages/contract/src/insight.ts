import { z } from 'zod'
import { type Calls, formId, READERS, VIEWERS } from './call.ts'
import { average, figure, ofIndicators, teams } from './figure.ts'
import { blankable, lang, periodFilter } from './filter.ts'
import { opinionType } from './opinion.ts'

const quartiles = { lower: z.number(), median: z.number(), upper: z.number() }
const spread = figure({
  average,
  ...quartiles,
  tens: z.array(teams).length(10).describe('how many teams scored 1 to 10, 11 to 20, … 91 to 100'),
}).describe('from the teams that gave this score')
const version = { version_slug: z.string(), version_name: z.string() }
const option = { option: z.string().describe('its value'), label: z.string().describe('in the language asked for') }
const asked = { version_slug: z.string(), question_id: z.int(), title: z.string() }

const journey = z.object({
  ...version,
  started: teams.describe('sessions started in the period'),
  finished: teams.describe('how many of those have finished so far'),
  reached: figure({ parts: z.array(z.object({ title: z.string(), teams })) }),
  stops: figure({ parts: z.array(z.object({ title: z.string(), teams })) }).describe(
    'the parts on which the unfinished ones of those sessions stand',
  ),
  minutes: figure(quartiles).describe('from start to finish, in steps of 5, of sessions finished in the period'),
})

const cards = z
  .object({
    ...version,
    cards: z.int().describe('of the story'),
    right: figure({ counts: z.array(teams).describe('the index is how many cards lay right'), average }),
    seconds: figure(quartiles).describe('that laying them took, in steps of 15'),
  })
  .describe('the card game')

/** Which sessions count. A round is always whole, because a period of it could leave out a single team. */
const selection = {
  ...periodFilter,
  round: blankable(formId).describe('the sessions of this round, whatever the other filters say'),
  lang,
}

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
    summary:
      'How the teams of a version and period, or of a round, are doing together; no figure of fewer than 3 teams; 404 no-round',
    query: z.object(selection),
    response: z.object({
      teams: teams.describe('sessions finished in the period or round'),
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
      cards: z.array(cards).describe('one per version that has the game'),
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
  'GET /api/admin/insight/others': {
    access: 'hr',
    roles: READERS,
    tokens: 'results',
    summary: 'What teams typed under Others, equal texts together whatever their capitals; 404 no-round',
    query: z.object(selection),
    response: z.object({
      questions: z.array(
        z.object({
          ...asked,
          texts: z.array(z.object({ text: z.string(), teams })).describe('most frequent first'),
          more: z.int().nonnegative().describe('different texts that are not listed'),
        }),
      ),
    }),
  },
} satisfies Calls
