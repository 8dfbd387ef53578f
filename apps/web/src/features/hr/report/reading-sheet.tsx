import { FEWEST_TEAMS, INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, listed } from '@thrive/words/intl'
import { valueName, wholeHiding } from '../insight/hidden-words.ts'
import { signed } from '../insight/points.ts'
import { madeAt } from './made-at.ts'
import { paperHead } from './paper-head.tsx'
import { questionsOf } from './questions.ts'
import type { ReportData } from './report-data.ts'
import { isOpen } from './report-facts.ts'

/** More names than this are a number. */
const NAMES = 4

/** How to read the other pages, what is not on them, and questions to begin with. */
export function readingSheet(data: ReportData) {
  return (
    <>
      {paperHead(m.report_reading_title(), m.report_reading_about())}
      <div className="two-columns">
        <section>
          <h3>{m.report_how_to_read()}</h3>
          <dl>
            {explained(data).map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3>{m.report_not_here()}</h3>
          <ul>
            {missing(data).map(([what, text]) => (
              <li key={what}>
                <b>{what}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className="questions">
        <h3>{m.report_questions()}</h3>
        <ol>
          {questionsOf(data).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <div className="lines" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </section>
      <p className="made">
        {m.report_made_by({ name: data.account.name ?? data.account.email, ...madeAt(data) })}{' '}
        {data.labels &&
          m.report_smallest({ smallest: data.labels.smallest, label: data.labels.label, fewest: FEWEST_TEAMS })}{' '}
        {m.report_again()}
      </p>
    </>
  )
}

function explained(data: ReportData): [string, string][] {
  const { now, round, against, same } = data
  return [
    [m.insight_score(), m.report_score_means()],
    ...(now.desired ? [[m.insight_desired(), m.report_desired_means()] as [string, string]] : []),
    ...(against ? [[m.report_points(), m.report_points_mean()] as [string, string]] : []),
    ...(isOpen(round) ? [[m.report_so_far_word(), m.report_so_far_means()] as [string, string]] : []),
    ...(against && same ? [[m.report_since({ round: against.round.name }), sameWords(same)] as [string, string]] : []),
  ]
}

function sameWords({ teams, new: fresh, not_back, scores }: NonNullable<ReportData['same']>): string {
  const both = m.report_both({ count: teams, back: inDigits(not_back), new: inDigits(fresh) })
  const moves = INDICATORS.flatMap((each) => {
    const score = scores[each]
    if (score.hidden !== false) return []
    return [`${INDICATOR_NAMES[each]} ${signed(Math.round(score.now) - Math.round(score.before))}`]
  })
  return moves.length > 0 ? `${both} ${m.report_of_both({ moves: listed(moves) })}` : both
}

function missing({ labels, rounds }: ReportData): [string, string][] {
  const hidden = (labels?.values ?? []).filter(({ teams, scores }) => teams > 0 && wholeHiding(scores))
  const few = rounds.filter(({ scores }) => INDICATORS.every((each) => scores[each].hidden))
  return [
    [m.report_no_teams(), m.report_no_teams_text()],
    [m.report_no_words(), m.report_no_words_text()],
    ...(hidden.length > 0
      ? [[namesOf(hidden.map(({ name }) => valueName(name))), m.report_hidden_values()] as [string, string]]
      : []),
    ...(few.length > 0
      ? [[namesOf(few.map(({ name }) => name)), m.report_hidden_rounds({ fewest: FEWEST_TEAMS })] as [string, string]]
      : []),
    [m.report_no_causes(), m.report_no_causes_text()],
  ]
}

const namesOf = (names: readonly string[]): string =>
  names.length > NAMES
    ? m.report_and_more({ names: names.slice(0, NAMES).join(', '), count: names.length - NAMES })
    : m.report_names({ names: listed(names) })
