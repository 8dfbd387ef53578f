import { type Hiding, SMALLEST_GROUP } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { eye, eyeSlash } from '../../../../ui/layout/icon-paths.ts'
import type { LabelColumn } from './smallest-api.ts'

interface GroupDotsProps {
  column: LabelColumn
  smallest: number
  hiding: ReadonlyMap<string, Hiding>
}

const DOTS = Array.from({ length: SMALLEST_GROUP.max }, (_, index) => index + 1)

/** A dot is a team, the line is the smallest group: what is shown with this number, and what is not. */
export function GroupDots({ column: { label, values }, smallest, hiding }: GroupDotsProps) {
  return (
    <div className="group-dots">
      <h3>{m.smallest_with({ label, smallest })}</h3>
      <ul>
        {values.map(({ name, teams }) => {
          const hidden = hiding.get(name)
          return (
            <li key={name}>
              <span>{name || m.smallest_no_value()}</span>
              <span className={hidden ? 'dots hid' : 'dots'} aria-hidden="true">
                {DOTS.map((dot) => (
                  <i
                    key={dot}
                    className={[dot <= teams && 'on', dot === smallest && 'line'].filter(Boolean).join(' ')}
                  />
                ))}
              </span>
              <b className="num">{inDigits(teams)}</b>
              <span className={hidden ? 'verdict hid' : 'verdict'}>
                <Icon path={hidden ? eyeSlash : eye} />
                {verdictOf(hidden, smallest)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function verdictOf(hidden: Hiding | undefined, smallest: number): string {
  if (!hidden) return m.smallest_shown()
  if (hidden.hidden === 'small') return m.smallest_fewer_than({ smallest })
  return hidden.with === null
    ? m.smallest_with_others()
    : m.smallest_with_name({ name: hidden.with || m.smallest_no_value() })
}
