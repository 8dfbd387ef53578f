import { FEWEST_TEAMS, INDICATOR_NAMES, type ShownActionState } from '@thrive/domain'
import { m } from '@thrive/words'
import { Banner } from '../../../ui/layout/banner.tsx'
import { ChartSource } from '../insight/chart-source.ts'
import { hiddenWords, valueName } from '../insight/hidden-words.ts'
import { sourceLine } from '../insight/source-line.ts'
import { teamsWords, tooFewWords } from '../insight/words.ts'
import type { Actions, useActionList } from './api.ts'
import { BarsCard, type StateRow } from './bars-card.tsx'
import { ListCard } from './list-card.tsx'
import { StateKeys } from './state-keys.tsx'

interface ActionsViewProps {
  actions: Actions
  isBusy: boolean
  organisation: string
  query: Omit<Parameters<typeof useActionList>[0], 'state'>
  /** Whose list is shown; null for a viewer, who has none. */
  shown: ShownActionState | null
  onShow: (state: ShownActionState) => void
}

export function ActionsView({ actions, isBusy, organisation, query, shown, onShow }: ActionsViewProps) {
  const { all } = actions
  const rows = rowsOf(actions)
  const legendAt = actions.label ? 'values' : rows.indicators.length > 0 ? 'indicators' : 'rounds'
  const source = { period: m.actions_period({ teams: teamsWords(all.teams) }), source: sourceLine(organisation) }
  return (
    <ChartSource value={source}>
      <div className="insight stack" aria-busy={isBusy}>
        {actions.recounting && (
          <p className="notice" role="status">
            {m.insight_recounting()}
          </p>
        )}
        {all.hidden ? (
          <p className="too-few">{tooFewWords(all.teams)}</p>
        ) : (
          <StateKeys states={all.states} chosen={shown} onChoose={onShow} />
        )}
        <div className="panelgrid">
          {rows.indicators.length > 0 && (
            <BarsCard
              title={m.actions_by_indicator()}
              rows={rows.indicators}
              span="c6"
              legend={legendAt === 'indicators'}
            />
          )}
          {rows.rounds.length > 0 && (
            <BarsCard title={m.actions_by_round()} rows={rows.rounds} span="c6" legend={legendAt === 'rounds'} />
          )}
          {actions.label && (
            <BarsCard
              title={m.label_by({ label: actions.label.name })}
              rows={rows.values}
              span="c12"
              legend
              source={sourceLine(organisation, actions.smallest)}
            />
          )}
          {shown && !all.hidden && (
            <ListCard
              key={`${query.round} ${query.label}`}
              state={shown}
              count={all.states[shown]}
              query={query}
              label={actions.label}
            />
          )}
        </div>
        <Banner kind="note">{m.actions_theirs()}</Banner>
      </div>
    </ChartSource>
  )
}

function rowsOf({
  indicators,
  rounds,
  label,
  smallest,
}: Actions): Record<'indicators' | 'rounds' | 'values', StateRow[]> {
  return {
    indicators: indicators.map(({ indicator, states }) => ({
      key: indicator ?? '',
      name: indicator ? INDICATOR_NAMES[indicator] : m.actions_no_indicator(),
      indicator,
      states,
    })),
    rounds: rounds.map(({ id, name, result }) => ({
      key: String(id),
      name,
      states: result.hidden ? m.hidden_small({ fewest: FEWEST_TEAMS }) : result.states,
    })),
    values: (label?.values ?? []).map(({ name, result }) => ({
      key: name,
      name: valueName(name),
      states: result.hidden === false ? result.states : hiddenWords(result, smallest),
    })),
  }
}
