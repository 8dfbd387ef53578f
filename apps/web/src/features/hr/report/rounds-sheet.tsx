import { FEWEST_TEAMS, INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import type { Labels, RoundScores } from '../insight/api.ts'
import { hiddenNote, wholeHiding } from '../insight/hidden-words.ts'
import { averagesOf, teamsWords } from '../insight/words.ts'
import { labelGroups } from './label-groups.tsx'
import { labelTable } from './label-table.tsx'
import { paperHead, paperPart } from './paper-head.tsx'
import type { ReportData } from './report-data.ts'
import { isOpen, notShown } from './report-facts.ts'

/** How many rounds have room on the page. */
const ROUNDS = 6
/** As many values are drawn as tubes; more are a table. */
const DRAWN = 8

/** Every round, and this one by label: averages only, in the order of HR's own list. */
export function roundsSheet(data: ReportData) {
  const { labels, round, account } = data
  const title = labels ? m.report_rounds_and({ label: labels.label }) : m.every_round()
  return (
    <>
      {paperHead(title, m.report_averages_only())}
      {paperPart(
        m.every_round(),
        data.now.comparable ? m.every_round_about() : m.every_round_averages(),
        roundsTable(data),
      )}
      {labels &&
        paperPart(
          m.label_by({ label: labels.label }),
          m.report_label_about({ teams: teamsWords(labels.teams), round: round.name }),
          labels.values.length <= DRAWN ? labelGroups(labels) : labelTable(labels),
        )}
      {labels ? noteOf(labels, account.organisation) : <p className="fine">{m.report_no_labels()}</p>}
    </>
  )
}

/** The newest, and always those that are compared. */
function shownRounds({ rounds, round, against }: ReportData): RoundScores[] {
  const wanted = [round, ...(against ? [against.round] : []), ...rounds].map(({ id }) => id)
  const ids = new Set([...new Set(wanted)].slice(0, ROUNDS))
  return rounds.filter(({ id }) => ids.has(id))
}

function roundsTable(data: ReportData) {
  const shown = shownRounds(data)
  const more = data.rounds.length - shown.length
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.insight_round()}</th>
            <th scope="col">{m.insight_teams()}</th>
            {INDICATORS.map((each) => (
              <th key={each} scope="col">
                {INDICATOR_NAMES[each]}
              </th>
            ))}
            {data.now.comparable && (
              <th scope="col" className="left">
                {m.every_round_furthest()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>{shown.map((round) => roundRow(round, data.now.comparable))}</tbody>
      </table>
      {more > 0 && <p className="fine">{m.report_more_rounds({ count: more })}</p>}
    </>
  )
}

function roundRow(round: RoundScores, comparable: boolean) {
  const averages = averagesOf(round.scores)
  const isHidden = INDICATORS.every((each) => averages[each] === null)
  return (
    <tr key={round.id} className={isHidden ? 'hid' : undefined}>
      <th scope="row">{isOpen(round) ? m.report_so_far({ round: round.name }) : round.name}</th>
      <td>{inDigits(round.teams)}</td>
      {isHidden ? (
        <td colSpan={comparable ? 4 : 3} className="left">
          {notShown(m.hidden_small({ fewest: FEWEST_TEAMS }))}
        </td>
      ) : (
        <>
          {INDICATORS.map((each) => (
            <td key={each}>
              {averages[each] === null ? m.insight_too_few_cell() : inPercent(Math.round(averages[each]))}
            </td>
          ))}
          {comparable && (
            <td className="left">
              {round.furthest && (
                <span className="with-glyph">
                  <IndicatorGlyph indicator={round.furthest} />
                  {INDICATOR_NAMES[round.furthest]}
                </span>
              )}
            </td>
          )}
        </>
      )}
    </tr>
  )
}

function noteOf({ values, smallest }: Labels, organisation: string) {
  const hidden = values.map(({ name, teams, scores }) => ({ name, teams, hiding: wholeHiding(scores) }))
  const note = hiddenNote(hidden, smallest, organisation)
  return (
    note && (
      <section className="paper-note">
        <h3>{note.title}</h3>
        <p>{note.text}</p>
      </section>
    )
  )
}
