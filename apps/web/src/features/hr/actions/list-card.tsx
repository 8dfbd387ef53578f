import { formatDate, type ShownActionState } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useState } from 'react'
import { IndicatorTag } from '../../../brand/indicator-tag.tsx'
import { Link } from '../../../lib/navigation.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Pick } from '../../../ui/form/pick.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { Problem } from '../frame/problem.tsx'
import { valueName } from '../insight/hidden-words.ts'
import { type Actions, type ListedAction, useActionList } from './api.ts'
import './list-card.css'
import { STATES } from './states.ts'

interface ListCardProps {
  state: ShownActionState
  count: number
  query: Omit<Parameters<typeof useActionList>[0], 'state'>
  /** A label column by whose values the list can be filtered. */
  label: Actions['label']
}

/** The actions in one state by their day. Names of people stay on the page of their team. */
export function ListCard({ state, count: all, query, label }: ListCardProps) {
  const [name, setName] = useState<string>()
  // A hidden value is not offered: the length of its list would be its figure.
  const shown = (label?.values ?? []).flatMap(({ name, result }) =>
    result.hidden === false ? [{ name, count: result.states[state] }] : [],
  )
  const chosen = shown.find((value) => value.name === name)
  const count = chosen?.count ?? all
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useActionList(
    { ...query, state, value: chosen?.name },
    true,
  )
  const actions = data?.pages.flatMap((page) => page.actions) ?? []
  return (
    <section className="card c12 action-list" aria-labelledby="action-list">
      <div className="cardhead">
        <h2 id="action-list">
          {STATES[state].name()} <span className="count num">{inDigits(count)}</span>
        </h2>
        <span className="muted">{m.actions_order()}</span>
        {label && shown.length > 0 && (
          <Pick
            slim
            label={label.name}
            value={chosen ? String(shown.indexOf(chosen)) : ''}
            options={[
              { value: '', label: m.filter_all() },
              ...shown.map((value, index) => ({ value: String(index), label: valueName(value.name) })),
            ]}
            onChange={(index) => setName(index === '' ? undefined : shown[Number(index)]?.name)}
          />
        )}
      </div>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {actions.length > 0 && (
        <div className="tablewrap">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.action_what()}</th>
                <th scope="col">{m.actions_for()}</th>
                <th scope="col">{m.actions_team()}</th>
                <th scope="col" aria-sort="ascending">
                  {m.actions_look_back()}
                </th>
                <th scope="col">{m.history_state()}</th>
              </tr>
            </thead>
            <tbody>
              {actions.map((action) => (
                <Row key={`${action.uuid} ${action.what}`} action={action} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="more">
        <p className="muted" role="status">
          {data && (actions.length === 0 ? m.actions_none_here() : m.actions_shown({ shown: actions.length, count }))}
        </p>
        {hasNextPage && (
          <Button look="second" slim aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.actions_more()}
          </Button>
        )}
      </div>
    </section>
  )
}

function Row({ action: { uuid, team, what, indicator, by, state } }: { action: ListedAction }) {
  return (
    <tr>
      <td data-l={m.action_what()}>
        <b dir="auto">{what}</b>
      </td>
      <td data-l={m.actions_for()}>{indicator && <IndicatorTag indicator={indicator} />}</td>
      <td data-l={m.actions_team()}>
        <Link href={`/admin/${uuid}`} dir="auto">
          {team || m.team_no_name()}
        </Link>
      </td>
      <td data-l={m.actions_look_back()} className="num nowrap">
        {by ? formatDate(by) : m.actions_no_day()}
      </td>
      <td data-l={m.history_state()} className={`state is-${state}`}>
        <span>
          <Icon path={STATES[state].icon} line />
          {STATES[state].name()}
        </span>
      </td>
    </tr>
  )
}
