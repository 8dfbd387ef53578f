import { gapAdvice, INDICATORS, MEASURES, sameTargets, type Workshop } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { SHEETS } from '../../../infra/sheets/sheet.ts'
import { readRounds } from '../../round/data.ts'
import { insightRows } from './export-service.ts'
import { presentSameTeams, readByLabel, sumOf, wholeScores } from './label-service.ts'
import { sumsOfRounds } from './round-data.ts'
import { ofIndicators } from './service.ts'

export function insightLabelRoutes(route: Route, deps: Deps) {
  const { db, library, organisation } = deps

  route('GET /api/admin/insight/labels', ({ query }) => readByLabel(deps, query))

  route('GET /api/admin/insight/same-teams', ({ query }) => presentSameTeams(deps, query.round, query.against))

  route('GET /api/admin/insight/rounds', async () => {
    const { timeZone } = await organisation.read()
    const sums = Map.groupBy(await sumsOfRounds(db), ({ roundId }) => roundId)
    const rounds = (await readRounds(db, timeZone)).filter(({ state }) => state !== 'draft')
    return {
      rounds: await Promise.all(
        rounds.map(async (round) => {
          const own = sums.get(round.id) ?? []
          const scores = wholeScores(own)
          return {
            id: round.id,
            name: round.name,
            version_slug: round.versionSlug,
            closes: round.closes,
            labels: round.labels,
            teams: sumOf(own, '', MEASURES.minutes).teams,
            scores,
            furthest: furthestOf(scores, (await library.find(round.versionSlug))?.workshop),
          }
        }),
      ),
    }
  })

  route('GET /api/admin/insight/export', async ({ query: { lang, separator, ...asked }, reply }) => {
    const { type, stream } = SHEETS.csv(insightRows(await readByLabel(deps, asked), lang), separator)
    return reply
      .type(type)
      .header('Content-Disposition', 'attachment; filename="thrive-insight.csv"')
      .header('Cache-Control', 'no-store')
      .send(stream)
  })
}

/**
 * Null if a score is hidden, none is below what is desired, or the workshop measures gaps by other numbers than it
 * displays. The first of several that are equally far.
 */
function furthestOf(scores: ReturnType<typeof wholeScores>, workshop: Workshop | undefined) {
  if (!workshop || !sameTargets(workshop.desiredScores, workshop.gapTargets)) return null
  if (INDICATORS.some((indicator) => scores[indicator].hidden)) return null
  const averages = ofIndicators((indicator) => {
    const figure = scores[indicator]
    return figure.hidden ? 0 : figure.average
  })
  return gapAdvice(averages, workshop.desiredScores).indicators[0] ?? null
}
