import { indicatorSchema } from '@thrive/domain/schema'
import { z } from 'zod'
import { type Calls, formId, formInteger, VIEWERS } from './call.ts'
import { separator } from './export.ts'
import { average, figure, labelFigure, ofIndicators, smallest, teams } from './figure.ts'
import { blankable, lang } from './filter.ts'

const shownRound = z.object({ id: z.int(), name: z.string() })
const wholeScores = ofIndicators(figure({ average }))
const labelScores = ofIndicators(labelFigure({ average }))
const byLabel = z.object({
  round: formId,
  label: blankable(formInteger.pipe(z.int().max(1))).describe('index of the label column; the first if not given'),
  against: blankable(formId).describe('another round'),
})

export const insightLabelCalls = {
  'GET /api/admin/insight/labels': {
    access: 'hr',
    roles: VIEWERS,
    tokens: 'totals',
    summary:
      'The teams of a round by the values of one of its label columns, in the order of its lists; 404 no-round, no-label',
    query: byLabel,
    response: z.object({
      round: shownRound,
      labels: z.array(z.string()).describe('the names of all label columns'),
      label: z.string().describe('the name of this one'),
      smallest,
      recounting: z.boolean(),
      teams: teams.describe('sessions of the round that have finished'),
      scores: wholeScores.describe('of the whole round'),
      desired: ofIndicators(z.int()).nullable().describe('null if the version is no longer published'),
      against: shownRound
        .extend({ teams, scores: wholeScores, has_label: z.boolean().describe('whether it has the same column') })
        .nullable(),
      values: z.array(
        z.object({
          name: z.string().describe('empty: team leaders without a value, and erased ones'),
          teams: teams.describe('finished'),
          scores: labelScores,
          funnel: labelFigure({ opened: teams, started: teams, finished: teams }).describe('teams: invited'),
          before: z
            .object({ teams, scores: labelScores })
            .nullable()
            .describe('the same value in the other round; null if it has none'),
        }),
      ),
    }),
  },
  'GET /api/admin/insight/rounds': {
    access: 'hr',
    roles: VIEWERS,
    tokens: 'totals',
    summary: 'The average scores of every round, newest first; no figure of fewer than 3 teams',
    response: z.object({
      rounds: z.array(
        shownRound.extend({
          version_slug: z.string(),
          closes: z.iso.date(),
          labels: z.array(z.string()),
          teams: teams.describe('finished'),
          scores: wholeScores,
          furthest: indicatorSchema
            .nullable()
            .describe('the indicator furthest below desired; null if hidden, none, or not to be compared'),
        }),
      ),
    }),
  },
  'GET /api/admin/insight/same-teams': {
    access: 'hr',
    roles: VIEWERS,
    tokens: 'totals',
    summary: 'The scores of the teams that finished in both rounds: then and now; 404 no-round',
    query: z.object({ round: formId, against: formId.describe('the earlier round') }),
    response: z.object({
      round: shownRound,
      against: shownRound,
      smallest,
      teams: teams.describe('finished in both'),
      new: teams.describe('finished in the round only'),
      not_back: teams.describe('finished in the earlier round only'),
      scores: ofIndicators(
        z.discriminatedUnion('hidden', [
          z.object({
            hidden: z.enum(['small', 'rest']).describe('rest: what is left of a whole round would be too few'),
            teams,
          }),
          z.object({ hidden: z.literal(false), teams, before: average, now: average }),
        ]),
      ).describe('from the teams that gave the score both times'),
    }),
  },
  'GET /api/admin/insight/export': {
    access: 'hr',
    roles: VIEWERS,
    summary: 'The figures of a round as CSV, and of a label column if one is named; hides what the screen hides',
    query: byLabel.extend({ separator, lang }),
    produces: ['text/csv'],
    response: z.any(),
  },
} satisfies Calls
