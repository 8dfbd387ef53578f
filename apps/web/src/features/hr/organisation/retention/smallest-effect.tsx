import { shownOf } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { shieldPlain } from '../../frame/icons.ts'
import type { LabelColumn, SmallestGroup } from './smallest-api.ts'

interface SmallestEffectProps {
  column: LabelColumn
  group: SmallestGroup
  smallest: number
  organisation: string
}

/** What the number shows in this column, and in all columns of all rounds beside the other numbers. */
export function SmallestEffect({ column: { label, values }, group, smallest, organisation }: SmallestEffectProps) {
  return (
    <div className="smallest-effect">
      <div className="sand" role="status">
        <Icon path={shieldPlain} line />
        <p>
          <strong>
            {m.smallest_shown_of({ shown: inDigits(shownOf(values, smallest)), count: values.length, label })}
          </strong>{' '}
          {organisation ? m.smallest_holds({ organisation }) : m.smallest_holds_here()}
        </p>
      </div>
      <table>
        <caption>{m.smallest_all_columns()}</caption>
        <tbody>
          {group.effects.map((effect) => (
            <tr key={effect.smallest} aria-current={effect.smallest === smallest ? 'true' : undefined}>
              <th scope="row">
                {effect.smallest === group.smallest
                  ? m.smallest_now({ smallest: effect.smallest })
                  : m.smallest_if({ smallest: effect.smallest })}
              </th>
              <td className="num">{m.smallest_of({ shown: inDigits(effect.shown), of: inDigits(effect.of) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
