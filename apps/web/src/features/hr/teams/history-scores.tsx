import { formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import { ScoreBars } from '../../../brand/score-bars.tsx'
import type { History } from './history-api.ts'
import { gapNote } from './history-words.ts'

/** The newest session beside the one before it. */
export function HistoryScores({ history: { sessions, desired } }: { history: History }) {
  const [now, last] = sessions
  if (!now) return null
  const note = gapNote(now.scores, last?.scores, desired)
  return (
    <section className="card c7">
      <h2>{last ? m.history_scores() : m.history_scores_first()}</h2>
      <p className="muted key">
        <span>{m.history_bar({ date: formatDate(now.day) })}</span>
        {last && (
          <span>
            <em className="diamond" /> {m.history_last({ date: formatDate(last.day) })}
          </span>
        )}
        {desired && <span>{m.history_marker()}</span>}
      </p>
      <ScoreBars scores={now.scores} desired={desired ?? undefined} last={last?.scores} />
      {note && (
        <p className="gap-note" data-i={note.indicator}>
          <IndicatorGlyph indicator={note.indicator} />
          {note.words}
        </p>
      )}
    </section>
  )
}
