import type { Response } from '@thrive/contract'
import {
  FEWEST_TEAMS,
  type Hiding,
  hidingOf,
  hidingOfPart,
  type Indicator,
  MEASURES,
  type Scores,
} from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import type { Round } from '../../round/data.ts'
import { roundOf } from '../../round/service.ts'
import { recountOf } from '../../tally/data.ts'
import { type LabelValue, readLabel, readSameTeams, type Sum, sumsOfRound } from './round-data.ts'
import { figureOf, ofIndicators, roundedAverage } from './service.ts'

export type ByLabel = Response<'GET /api/admin/insight/labels'>
type LabelScores = ByLabel['values'][number]['scores']
type SameTeams = Response<'GET /api/admin/insight/same-teams'>

type Asking = Pick<Deps, 'db' | 'library' | 'organisation'>

interface Question {
  round: number
  /** Index of the label column. */
  label?: number | undefined
  against?: number | undefined
}

/** The figures of a round by label: the one place that screen, export and API take them from. */
export async function readByLabel(deps: Asking, { round: id, label: index = 0, against }: Question): Promise<ByLabel> {
  const { db } = deps
  const { smallestGroup: smallest } = await deps.organisation.read()
  const round = await roundOf(deps, id)
  const label = round.labels[index]
  if (label === undefined) throw notFound('no-label')
  const other = against === undefined ? null : await roundOf(deps, against)
  const otherIndex = other ? other.labels.findIndex((each) => each.toLowerCase() === label.toLowerCase()) : -1
  const values = await readLabel(db, id, index + 1)
  const sums = await sumsOfRound(db, id, index + 1)
  const before = other && otherIndex >= 0 ? await readBefore(db, other.id, otherIndex + 1, smallest) : null
  const scores = labelScores(values, sums, smallest)
  const funnels = hidingOf(
    values.map(({ name, invited }) => ({ name, teams: invited })),
    smallest,
  )
  return {
    round: shown(round),
    labels: round.labels,
    label,
    smallest,
    recounting: (await recountOf(db)).partial,
    ...(await wholeOf(db, id)),
    desired: await desiredOf(deps, round),
    against: other && { ...shown(other), ...(await wholeOf(db, other.id)), has_label: before !== null },
    values: values.map(({ name, invited, ...funnel }) => ({
      name,
      teams: sumOf(sums, name, MEASURES.minutes).teams,
      scores: scores(name),
      funnel: withHiding(funnels.get(name), invited, () => funnel),
      before: before?.(name) ?? null,
    })),
  }
}

const shown = ({ id, name }: Round) => ({ id, name })

async function wholeOf(db: Database, id: number) {
  const sums = await sumsOfRound(db, id, 0)
  return { teams: sumOf(sums, '', MEASURES.minutes).teams, scores: wholeScores(sums) }
}

/** The scores of a whole round, whose figures need no more teams than those of the organisation. */
export const wholeScores = (sums: Sum[]) =>
  ofIndicators((indicator) => {
    const { teams, sum } = sumOf(sums, '', MEASURES.score(indicator))
    return figureOf(teams, () => ({ average: roundedAverage(sum, teams) }))
  })

async function readBefore(db: Database, roundId: number, label: number, smallest: number) {
  const values = await readLabel(db, roundId, label)
  const sums = await sumsOfRound(db, roundId, label)
  const scores = labelScores(values, sums, smallest)
  return (name: string) =>
    values.some((value) => value.name === name)
      ? { teams: sumOf(sums, name, MEASURES.minutes).teams, scores: scores(name) }
      : null
}

/** Each indicator is a figure of its own: what is hidden depends on how many teams gave that score. */
function labelScores(values: LabelValue[], sums: Sum[], smallest: number): (name: string) => LabelScores {
  const hidden = ofIndicators((indicator) =>
    hidingOf(
      values.map(({ name }) => ({ name, teams: sumOf(sums, name, MEASURES.score(indicator)).teams })),
      smallest,
    ),
  )
  return (name) =>
    ofIndicators((indicator) => {
      const { teams, sum } = sumOf(sums, name, MEASURES.score(indicator))
      return withHiding(hidden[indicator].get(name), teams, () => ({ average: roundedAverage(sum, teams) }))
    })
}

export const withHiding = <Figures extends object>(
  hiding: Hiding | undefined,
  teams: number,
  figures: () => Figures,
) => (hiding ? { ...hiding, teams } : { hidden: false as const, teams, ...figures() })

const NOTHING = { teams: 0, sum: 0 }
export const sumOf = (sums: Sum[], label: string, of: string) =>
  sums.find(({ name, measure }) => name === label && measure === of) ?? NOTHING

/** Null if the version is no longer published. */
const desiredOf = async ({ library }: Pick<Deps, 'library'>, { versionSlug }: Round): Promise<Scores | null> =>
  (await library.find(versionSlug))?.workshop.desiredScores ?? null

/** The teams that finished in both rounds. A rest of a whole round that is too small would stand out by subtraction. */
export async function presentSameTeams(deps: Asking, id: number, against: number): Promise<SameTeams> {
  const { smallestGroup: smallest } = await deps.organisation.read()
  const [round, other] = [await roundOf(deps, id), await roundOf(deps, against)]
  const [nowSums, beforeSums] = [await sumsOfRound(deps.db, id, 0), await sumsOfRound(deps.db, against, 0)]
  const { teams, scores } = await readSameTeams(deps.db, id, against)
  const finishedIn = (sums: Sum[]) => sumOf(sums, '', MEASURES.minutes).teams
  const figureFor = (indicator: Indicator) => {
    const same = scores[indicator]
    const wholes = [nowSums, beforeSums].map((sums) => sumOf(sums, '', MEASURES.score(indicator)).teams)
    const hidden = hidingOfPart(same.teams, wholes, { smallest, rest: FEWEST_TEAMS })
    if (hidden) return { hidden, teams: same.teams }
    const average = (sum: number) => roundedAverage(sum, same.teams)
    return { hidden: false as const, teams: same.teams, before: average(same.before), now: average(same.now) }
  }
  return {
    round: shown(round),
    against: shown(other),
    smallest,
    teams,
    new: Math.max(0, finishedIn(nowSums) - teams),
    not_back: Math.max(0, finishedIn(beforeSums) - teams),
    scores: ofIndicators(figureFor),
  }
}
