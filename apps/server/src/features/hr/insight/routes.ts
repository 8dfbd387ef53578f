import type { Response } from '@thrive/contract'
import {
  FORMER_MEASURES,
  type Indicator,
  MEASURES,
  type OpinionType,
  type QuestionOf,
  type Scores,
  sameTargets,
  type Workshop,
} from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { areDaysDue } from '../../tally/data.ts'
import { countsIn, type MonthlyCount } from './data.ts'
import { choiceOf, figureOf, journeyOf, opinionOf, rankingOf, spreadOf, type Tally, tallyOf } from './service.ts'

type Insight = Response<'GET /api/admin/insight'>

export function insightRoutes(route: Route, { db, library }: Deps) {
  route('GET /api/admin/insight', async ({ query: { version, lang = 'en', ...period } }) => {
    const workshops = (await library.published())
      .map((revision) => revision.inLocale(lang).workshop)
      .filter(({ slug }) => version === undefined || slug === version)
    const slugs = workshops.map(({ slug }) => slug)
    const { counts, months } = await countsIn(db, slugs, period)
    return present(workshops, tallyOf(counts), months, await areDaysDue(db))
  })
}

function present(workshops: Workshop[], tally: Tally, months: MonthlyCount[], areDaysDue: boolean): Insight {
  const slugs = workshops.map(({ slug }) => slug)
  return {
    teams: tally.teams(slugs, MEASURES.minutes),
    recounting: areDaysDue || FORMER_MEASURES.some((measure) => tally.values(slugs, measure).size > 0),
    desired: desiredOf(workshops),
    comparable: workshops.every(({ desiredScores, gapTargets }) => sameTargets(desiredScores, gapTargets)),
    scores: ofIndicators((indicator) => spreadOf(tally.numbers(slugs, MEASURES.score(indicator)))),
    months: monthsOf(months),
    journeys: workshops.map((workshop) => journeyOf(workshop, tally)),
    opinions: statementsOf(workshops).map(([type, statement]) => ({
      type,
      statement,
      result: opinionOf(tally.numbers(slugs, type)),
    })),
    choices: workshops.flatMap((workshop) =>
      asked(workshop, 'multiple').map((question) => choiceOf(workshop, question, tally)),
    ),
    rankings: workshops.flatMap((workshop) =>
      asked(workshop, 'ranking').map((question) => rankingOf(workshop, question, tally)),
    ),
  }
}

function desiredOf([first, ...others]: Workshop[]): Scores | null {
  if (!first || others.some(({ desiredScores }) => !sameTargets(desiredScores, first.desiredScores))) return null
  return first.desiredScores
}

function monthsOf(rows: MonthlyCount[]): Insight['months'] {
  const months = Map.groupBy(rows, ({ month }) => month)
  return [...months].map(([month, found]) => {
    const of = (name: string) => found.find(({ measure }) => measure === name) ?? { teams: 0, sum: 0 }
    return {
      month,
      teams: of(MEASURES.minutes).teams,
      scores: ofIndicators((indicator) => {
        const { teams, sum } = of(MEASURES.score(indicator))
        return figureOf(teams, () => ({ average: Math.round((sum / teams) * 10) / 10 }))
      }),
    }
  })
}

/** Worded as in the newest version; the statements are the same in all versions. */
function statementsOf(workshops: Workshop[]): [OpinionType, string][] {
  const opinions = workshops.flatMap(({ results }) => results.flatMap(({ opinion }) => opinion ?? []))
  return [...new Map(opinions.map(({ type, statement }) => [type, statement]))]
}

const asked = <Type extends 'multiple' | 'ranking'>({ survey }: Workshop, type: Type) =>
  survey
    .flatMap(({ group }) => group?.questions ?? [])
    .filter((question): question is QuestionOf<Type> => question.type === type)

const ofIndicators = <Figure>(figure: (indicator: Indicator) => Figure): Record<Indicator, Figure> => ({
  connect: figure('connect'),
  trust: figure('trust'),
  inspire: figure('inspire'),
})
