import { INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { check } from '../../ui/layout/icon-paths.ts'
import type { Asked } from './asked.ts'
import './follow-given.css'

export function FollowGiven({ gave }: { gave: Asked[] }) {
  if (gave.length === 0) return null
  return (
    <ul className="gave" aria-label={m.phone_follow_given_list()}>
      {gave.map(({ key, title, indicator }) => (
        <li key={key} data-i={indicator ?? undefined}>
          {indicator && <IndicatorGlyph indicator={indicator} />}
          <b>{indicator ? INDICATOR_NAMES[indicator] : title}</b>
          <span>
            <Icon path={check} />
            {m.phone_follow_given()}
          </span>
        </li>
      ))}
    </ul>
  )
}
