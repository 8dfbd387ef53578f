import type { Query, Response } from '@thrive/contract'
import {
  FORMER_MEASURES,
  MEASURES,
  type OpinionType,
  type QuestionOf,
  type Scores,
  sameTargets,
  type Workshop,
} from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { roundOf } from '../../round/service.ts'
import { recountOf } from '../../tally/data.ts'
import { countsIn, type MonthlyCount } from './data.ts'
import { readOthers } from './others-data.ts'
import { countsOfRound } from './round-data.ts'
import { monthlyCounts, subtractable } from './round-service.ts'
import {
  cardsOf,
  choiceOf,
  figureOf,
  journeyOf,
  ofIndicators,
  opinionOf,
  rankingOf,
  roundedAverage,
  spreadOf,
  type Tally,
  tallyOf,
} from './service.ts'

type Insight = Response<'GET /api/admin/insight'>
type Selection = Query<'GET /api/admin/insight'>

/** Listed texts under Others per question. */
const MOST_TEXTS = 200

export function insightRoutes(route: Route, deps: Deps) {
  const { db, library, organisation } = deps

  /** The workshops in question: of the version asked for, or of the round. */
  const workshopsOf = async ({ version, lang = 'en' }: Pick<Selection, 'version' | 'lang'>) =>
    (await library.published())
      .map((revision) => revision.inLocale(lang).workshop)
      .filter(({ slug }) => version === undefined || slug === version)

  route('GET /api/admin/insight', async ({ query }) => {
    const { version, lang, round: roundId, ...period } = query
    const recount = await recountOf(db)
    if (roundId !== undefined) {
      const { versionSlug } = await roundOf(deps, roundId)
      const counts = (await countsOfRound(db, roundId)).map((count) => ({ version: versionSlug, ...count }))
      const workshops = await workshopsOf({ version: versionSlug, lang })
      const months = monthlyCounts(counts)
      return present(workshops, tallyOf(counts), { months, hidden: subtractable(months) }, recount.partial)
    }
    const workshops = await workshopsOf({ version, lang })
    const slugs = workshops.map(({ slug }) => slug)
    const { counts, months } = await countsIn(db, slugs, period)
    const tally = tallyOf(counts)
    const hasFormer = FORMER_MEASURES.some((measure) => tally.values(slugs, measure).size > 0)
    return present(workshops, tally, { months }, recount.partial || hasFormer)
  })

  route('GET /api/admin/insight/others', async ({ query: { version, lang, round, from, to } }) => {
    const { timeZone } = await organisation.read()
    const slug = round === undefined ? version : (await roundOf(deps, round)).versionSlug
    const open = (await workshopsOf({ version: slug, lang })).flatMap((workshop) =>
      asked(workshop, 'multiple').flatMap(({ id, title, others }) =>
        others ? [{ slug: workshop.slug, id, title }] : [],
      ),
    )
    return {
      questions: await Promise.all(
        open.map(async ({ slug: version, id, title }) => {
          const filter = round === undefined ? { version, timeZone, from, to } : { round }
          const found = await readOthers(db, id, filter, MOST_TEXTS)
          return {
            version_slug: version,
            question_id: id,
            title,
            texts: found.map(({ text, teams }) => ({ text, teams })),
            more: (found[0]?.different ?? 0) - found.length,
          }
        }),
      ),
    }
  })
}

interface Months {
  months: MonthlyCount[]
  /** Scores of months that are withheld although they have enough teams, as month and measure. */
  hidden?: ReadonlySet<string>
}

function present(workshops: Workshop[], tally: Tally, months: Months, recounting: boolean): Insight {
  const slugs = workshops.map(({ slug }) => slug)
  return {
    teams: tally.teams(slugs, MEASURES.minutes),
    recounting,
    desired: desiredOf(workshops),
    comparable: workshops.every(({ desiredScores, gapTargets }) => sameTargets(desiredScores, gapTargets)),
    scores: ofIndicators((indicator) => spreadOf(tally.numbers(slugs, MEASURES.score(indicator)))),
    months: monthsOf(months),
    journeys: workshops.map((workshop) => journeyOf(workshop, tally)),
    cards: workshops.flatMap((workshop) => cardsOf(workshop, tally)),
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

function monthsOf({ months: rows, hidden = new Set() }: Months): Insight['months'] {
  const months = Map.groupBy(rows, ({ month }) => month)
  return [...months].map(([month, found]) => {
    const of = (name: string) => found.find(({ measure }) => measure === name) ?? { teams: 0, sum: 0 }
    return {
      month,
      teams: of(MEASURES.minutes).teams,
      scores: ofIndicators((indicator) => {
        const { teams, sum } = of(MEASURES.score(indicator))
        if (hidden.has(`${month} ${MEASURES.score(indicator)}`)) return { hidden: true as const, teams }
        return figureOf(teams, () => ({ average: roundedAverage(sum, teams) }))
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
