import type { Response } from '@thrive/contract'
import {
  INDICATORS,
  type Indicator,
  type OpinionType,
  type QuestionOf,
  type Scores,
  sameTargets,
  type Workshop,
} from '@thrive/domain'
import type { Deps } from '../../app.ts'
import type { Route } from '../../route.ts'
import { countsIn, type MonthlyScore } from './data.ts'
import { choiceOf, figureOf, journeyOf, opinionOf, rankingOf, spreadOf, type Tally, tallyOf } from './service.ts'

type Insight = Response<'GET /api/admin/insight'>

export function insightRoutes(route: Route, { db, library }: Deps) {
  route('GET /api/admin/insight', async ({ query: { version, ...period } }) => {
    const workshops = library.current
      .map(({ workshop }) => workshop)
      .filter(({ slug }) => version === undefined || slug === version)
    const slugs = workshops.map(({ slug }) => slug)
    const { counts, months } = await countsIn(db, slugs, period, INDICATORS)
    return present(workshops, tallyOf(counts), months)
  })
}

function present(workshops: Workshop[], tally: Tally, months: MonthlyScore[]): Insight {
  const slugs = workshops.map(({ slug }) => slug)
  const scores = (indicator: Indicator) => tally.numbers(slugs, indicator)
  const teams = tally.teams(slugs, 'connect')
  return {
    teams,
    desired: desiredOf(workshops),
    comparable: workshops.every(({ desiredScores, gapTargets }) => sameTargets(desiredScores, gapTargets)),
    scores: figureOf(teams, () => ofIndicators((indicator) => spreadOf(scores(indicator)))),
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

function monthsOf(rows: MonthlyScore[]): Insight['months'] {
  const months = Map.groupBy(rows, ({ month }) => month)
  return [...months].map(([month, found]) => {
    const of = (indicator: Indicator) => found.find(({ measure }) => measure === indicator) ?? { teams: 0, points: 0 }
    const average = ({ points, teams }: { points: number; teams: number }) => Math.round((points / teams) * 10) / 10
    return { month, scores: figureOf(of('connect').teams, () => ofIndicators((indicator) => average(of(indicator)))) }
  })
}

/** In the words of the newest version; the statements are the same in all. */
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
