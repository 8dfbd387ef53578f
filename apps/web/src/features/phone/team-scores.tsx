import { INDICATOR_NAMES, INDICATORS, type SeatState } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import type { RoomPage } from './api.ts'
import { Contract } from './frame.tsx'
import { wifi } from './icon-paths.ts'
import { Part } from './part.tsx'
import { useRoomPage } from './use-room-page.ts'
import '../../brand/indicator-tube.css'
import './team-scores.css'

/** The team's three scores while the room's page draws them. */
export function TeamScores({ state }: { state: SeatState }) {
  const page = useRoomPage(state.page?.number ?? null, state.lang)
  const isShown = page?.number === state.page?.number
  return (
    <Part
      foot={
        <p className="link">
          <Icon path={wifi} />
          {m.phone_follow_in_step()}
        </p>
      }
    >
      <div className="ask">
        <div role="status">
          <h1>{state.page?.title}</h1>
        </div>
        {isShown && page && <Prose>{page.text}</Prose>}
      </div>
      {isShown && page?.team && <Bars {...page.team} />}
      <Contract words={m.phone_scores_contract} />
    </Part>
  )
}

function Bars({ scores, desired }: NonNullable<RoomPage['team']>) {
  return (
    <div className="team-scores">
      <ul>
        {INDICATORS.map((indicator) => {
          const score = scores[indicator]
          const wish = desired?.[indicator]
          return (
            <li key={indicator} data-i={indicator}>
              <IndicatorGlyph indicator={indicator} />
              <b>{INDICATOR_NAMES[indicator]}</b>
              <output className={score === null ? 'none' : 'num'}>
                {score === null ? m.score_none() : inPercent(score)}
              </output>
              <span className="indicator-tube" aria-hidden="true">
                {score !== null && <i style={cssVars({ '--p': `${score}%` })} />}
                {wish !== undefined && <u style={cssVars({ '--p': `${wish}%` })} />}
              </span>
              {wish !== undefined && <span className="vh">{m.score_desired({ score: wish })}</span>}
            </li>
          )
        })}
      </ul>
      <p className="muted">{desired ? m.phone_scores_lines() : m.phone_scores_bar()}</p>
    </div>
  )
}
