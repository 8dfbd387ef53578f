import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import type { Others } from './api.ts'
import { ChartCard } from './chart-card.tsx'
import './others-card.css'

/** What teams typed under Others: equal texts are counted together. */
export function OthersCard({ others: { title, texts, more } }: { others: Others }) {
  if (texts.length === 0) return null
  return (
    <ChartCard title={m.others_title({ title })} caption={m.others_caption()} span="c6">
      <ul className="others">
        {texts.map(({ text, teams }) => (
          <li key={text}>
            <span dir="auto">{text}</span>
            <b className="num">
              <span aria-hidden="true">{inDigits(teams)}</span>
              <span className="vh">{m.teams_count({ count: teams })}</span>
            </b>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="muted">{m.others_more({ count: more })}</p>}
    </ChartCard>
  )
}
