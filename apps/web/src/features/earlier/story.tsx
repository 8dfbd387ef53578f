import { INDICATOR_NAMES } from '@thrive/domain'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Inserted, SLOT } from '../../ui/layout/inserted.tsx'
import type { TeamProgress } from './progress.ts'
import './story.css'
import { decidedSentence, moveSentence } from './words.ts'

/** Previous and current scores in words, with the team's previous decisions unless they are shown elsewhere. */
export function Story({ list, decisions = true }: Pick<TeamProgress, 'list'> & { decisions?: boolean }) {
  return (
    <ul className="story">
      {list.map((progress) => (
        <li key={progress.indicator}>
          <IndicatorGlyph indicator={progress.indicator} />
          <p>
            <Inserted text={moveSentence(progress, SLOT)}>
              <b>{INDICATOR_NAMES[progress.indicator]}</b>
            </Inserted>
            {decisions && <span className="decided"> {decidedSentence(progress)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
