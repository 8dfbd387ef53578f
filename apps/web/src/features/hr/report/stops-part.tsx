import { m } from '@thrive/words'
import { fullDate, inDigits } from '@thrive/words/intl'
import { tooFewWords } from '../insight/words.ts'
import { paperPart } from './paper-head.tsx'
import type { ReportData } from './report-data.ts'
import { isOpen } from './report-facts.ts'

/** More dots than this are a number only. */
const DOTS = 4

/** On which part the teams of the round stand that have not finished, one dot for each. */
export function stopsPart({ now, round }: ReportData) {
  const journey = now.journeys.find(({ version_slug }) => version_slug === round.version_slug)
  if (!journey) return null
  const { stops, started } = journey
  const standing = stops.hidden ? stops.teams : stops.parts.reduce((sum, { teams }) => sum + teams, 0)
  if (standing === 0) return paperPart(m.stops_title(), '', <p>{m.report_nobody_stops()}</p>)
  if (stops.hidden) return paperPart(m.stops_title(), '', <p>{tooFewWords(stops.teams)}</p>)
  return paperPart(
    m.stops_title(),
    m.report_stops_about({ count: standing, started: inDigits(started) }),
    <>
      <ol className="stops">
        {stops.parts.map(({ title, teams }) => (
          <li key={title}>
            <div aria-hidden="true">
              {teams <= DOTS ? (
                Array.from({ length: teams }, (_, dot) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots are all the same
                  <i key={dot} />
                ))
              ) : (
                <b>{inDigits(teams)}</b>
              )}
            </div>
            <b>{title}</b>
            <span>{teams === 0 ? m.report_none() : inDigits(teams)}</span>
          </li>
        ))}
      </ol>
      <p className="fine">
        {m.report_not_a_failure()} {isOpen(round) && m.report_link_works({ day: fullDate(round.closes) })}
      </p>
    </>,
  )
}
