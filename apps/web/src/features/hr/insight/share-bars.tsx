import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { cssVars } from '../../../ui/layout/css-vars.ts'
import './share-bars.css'
import type { Bar } from './svg-file.ts'
import { percent } from './words.ts'

export interface Share {
  name: string
  teams: number
}

/** The same bars for a file. */
export const barsOf = (shares: readonly Share[], of: number): Bar[] =>
  shares.map(({ name, teams }) => ({ name, share: percent(teams, of), shown: inPercent(percent(teams, of)) }))

/** Shares of the teams: one bar each, with its words next to it. */
export function ShareBars({ shares, of }: { shares: readonly Share[]; of: number }) {
  return (
    <ul className="share-bars">
      {shares.map(({ name, teams }) => (
        <li key={name}>
          <span className="name">{name}</span>
          <span className="meter" aria-hidden="true">
            {teams > 0 && <i style={cssVars({ '--p': `${percent(teams, of)}%` })} />}
          </span>
          <span className="value num">
            <strong>{inPercent(percent(teams, of))}</strong>
            <span className="vh">{m.share_teams({ count: teams })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
