import { INDICATOR_NAMES, INDICATORS, type Indicator, READERS, type ShownActionState, VIEWERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { withQueries } from '../../../lib/query.tsx'
import { Pick } from '../../../ui/form/pick.tsx'
import { useAccount } from '../frame/api.ts'
import { Frame } from '../frame/frame.tsx'
import { HeadRow } from '../frame/head-row.tsx'
import { Problem } from '../frame/problem.tsx'
import { ResultsTabs } from '../frame/results-tabs.tsx'
import { useRoundChoice } from '../frame/round-choice.ts'
import { withLogin } from '../frame/with-login.tsx'
import { useRoundScores } from '../insight/api.ts'
import '../insight/round-picks.css'
import { TotalsOnly } from '../insight/totals-only.tsx'
import { ActionsView } from './actions-view.tsx'
import { useActions } from './api.ts'
import { NoActions } from './no-actions.tsx'

/** What became of the actions that teams decided on: by state, indicator, round and label, never by team. */
function ActionsPage() {
  const { choice, choose } = useRoundChoice()
  const [indicator, setIndicator] = useState<Indicator | ''>('')
  const [state, setState] = useState<ShownActionState>('overdue')
  const { data: account } = useAccount()
  const rounds = useRoundScores().data ?? []
  const labels = rounds.find(({ id }) => String(id) === choice.round)?.labels ?? []
  const label = labels.length > 0 ? choice.label || '0' : ''
  const query = { round: choice.round, indicator, label }
  const { data: actions, error, isPlaceholderData, refetch } = useActions(query)
  const isEmpty = actions !== undefined && actions.all.teams === 0 && !choice.round && !indicator
  const isReader = account !== undefined && (READERS as readonly string[]).includes(account.role)
  return (
    <Frame title={m.hr_actions()} className="actions-page">
      <HeadRow
        title={m.hr_actions()}
        lead={actions && !isEmpty ? m.actions_lead({ count: actions.all.teams }) : m.actions_lead_none()}
      >
        {!isEmpty && (
          <div className="round-picks">
            <Pick
              label={m.insight_round()}
              value={choice.round}
              options={[
                { value: '', label: m.actions_all_rounds() },
                ...rounds.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(round) => choose({ round, against: '' })}
            />
            <Pick
              label={m.insight_indicator()}
              value={indicator}
              options={[
                { value: '', label: m.actions_all_three() },
                ...INDICATORS.map((each) => ({ value: each, label: INDICATOR_NAMES[each] })),
              ]}
              onChange={setIndicator}
            />
            {labels.length > 1 && (
              <Pick
                label={m.insight_by_label()}
                value={label}
                options={labels.map((name, index) => ({ value: String(index), label: name }))}
                onChange={(column) => choose({ label: column })}
              />
            )}
          </div>
        )}
      </HeadRow>
      <ResultsTabs />
      <TotalsOnly />
      {error && !actions && <Problem error={error} onRetry={() => void refetch()} />}
      {isEmpty && <NoActions />}
      {actions && !isEmpty && (
        <ActionsView
          actions={actions}
          isBusy={isPlaceholderData}
          organisation={account?.organisation ?? ''}
          query={query}
          shown={isReader ? state : null}
          onShow={setState}
        />
      )}
    </Frame>
  )
}

export default withQueries(withLogin(ActionsPage, VIEWERS))
