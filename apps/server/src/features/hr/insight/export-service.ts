import { FEWEST_TEAMS, INDICATOR_NAMES, INDICATORS, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import type { Cell } from '../../../infra/sheets/cell.ts'
import type { ByLabel } from './label-service.ts'

type Value = ByLabel['values'][number]
type Hidden = { hidden: false | true | 'small' | 'with'; with?: string | null }

/** The header, the whole round, then its values in the order of the screen; what the screen hides says why. */
export async function* insightRows(found: ByLabel, locale: Locale = 'en'): AsyncGenerator<Cell[]> {
  const options = { locale }
  yield [
    m.export_round_name({}, options),
    found.label,
    m.export_teams({}, options),
    ...INDICATORS.map((indicator) => INDICATOR_NAMES[indicator]),
    m.export_invited({}, options),
    m.export_opened({}, options),
    m.export_started({}, options),
    m.export_finished_state({}, options),
  ]
  const cells = cellsIn(found.smallest, locale)
  const whole = m.export_whole_round({}, options)
  yield [found.round.name, whole, found.teams, ...cells.scores(found.scores)]
  for (const { name, teams, scores, funnel } of found.values)
    yield [
      found.round.name,
      nameOf(name, locale),
      teams,
      ...cells.scores(scores),
      funnel.teams,
      ...cells.funnel(funnel),
    ]
  if (!found.against) return
  yield [found.against.name, whole, found.against.teams, ...cells.scores(found.against.scores)]
  for (const { name, before } of found.values)
    if (before) yield [found.against.name, nameOf(name, locale), before.teams, ...cells.scores(before.scores)]
}

const nameOf = (name: string, locale: Locale) => name || m.export_without_label({}, { locale })

function cellsIn(smallest: number, locale: Locale) {
  const options = { locale }
  const reason = ({ hidden, with: covered }: Hidden) => {
    if (hidden !== 'with') return m.export_fewer({ teams: hidden === true ? FEWEST_TEAMS : smallest }, options)
    return covered ? m.export_hidden_with({ name: covered }, options) : m.export_hidden_with_others({}, options)
  }
  return {
    scores: (scores: ByLabel['scores'] | Value['scores']): Cell[] =>
      INDICATORS.map((indicator) => {
        const figure = scores[indicator]
        return figure.hidden === false ? figure.average : reason(figure)
      }),
    funnel: (funnel: Value['funnel']): Cell[] =>
      funnel.hidden === false ? [funnel.opened, funnel.started, funnel.finished] : Array<Cell>(3).fill(reason(funnel)),
  }
}
