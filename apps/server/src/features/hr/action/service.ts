import type { Response } from '@thrive/contract'
import { hidingOf, INDICATORS, type Indicator, type LabelGroup, MEASURES, statesOn } from '@thrive/domain'
import { withHiding } from '../insight/label-service.ts'
import { figureOf } from '../insight/service.ts'
import type { ActionCount } from './data.ts'

type Bars = Response<'GET /api/admin/actions'>

/** Indicators in their usual order; null is an action that is about none. */
const ABOUT: (Indicator | null)[] = [...INDICATORS, null]

const teamsIn = (counts: ActionCount[]) =>
  counts.filter(({ measure }) => measure === MEASURES.acted).reduce((total, { actions }) => total + actions, 0)

function statesIn(today: string, counts: ActionCount[], indicator?: Indicator | null) {
  const counted = counts.filter(({ measure }) =>
    indicator === undefined ? measure !== MEASURES.acted : measure === MEASURES.action(indicator),
  )
  return statesOn(
    today,
    counted.map(({ value, actions }) => [value, actions] as const),
  )
}

/** A bar of a whole round, or of all teams. */
export const barOf = (today: string, counts: ActionCount[], indicator?: Indicator): Bars['all'] =>
  figureOf(teamsIn(counts), () => ({ states: statesIn(today, counts, indicator) }))

/** A part of a whole that is shown: hidden only with it. */
export function indicatorBars(today: string, counts: ActionCount[]): Bars['indicators'] {
  if (barOf(today, counts).hidden) return []
  return ABOUT.map((indicator) => ({ indicator, states: statesIn(today, counts, indicator) })).filter(
    ({ indicator, states }) => indicator !== null || Object.values(states).some((actions) => actions > 0),
  )
}

/** The bars of a label column: the smallest group counts the teams that decided on an action. */
export function labelBars(today: string, names: string[], counts: ActionCount[], smallest: number) {
  const byName = Map.groupBy(counts, ({ name }) => name)
  const of = (name: string) => byName.get(name) ?? []
  const groups: LabelGroup[] = names.map((name) => ({ name, teams: teamsIn(of(name)) }))
  const hidden = hidingOf(groups, smallest)
  return groups.map(({ name, teams }) => ({
    name,
    result: withHiding(hidden.get(name), teams, () => ({ states: statesIn(today, of(name)) })),
  }))
}
