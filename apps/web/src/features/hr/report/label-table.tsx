import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import type { Labels, LabelValue } from '../insight/api.ts'
import { hiddenWords, valueName, wholeHiding } from '../insight/hidden-words.ts'
import { labelAverages } from '../insight/label-words.ts'

/** How many rows have room on the page, in two columns. */
const COLUMN = 12

/** The values of a label as figures, where there are too many for tubes. */
export function labelTable(labels: Labels) {
  const shown = labels.values.slice(0, 2 * COLUMN)
  const more = labels.values.length - shown.length
  const columns = [shown.slice(0, COLUMN), shown.slice(COLUMN)].filter(({ length }) => length > 0)
  return (
    <>
      <div className="label-tables">
        {columns.map((values) => (
          <table key={values[0]?.name}>
            <thead>
              <tr>
                <th scope="col">{labels.label}</th>
                <th scope="col">{m.insight_teams()}</th>
                {INDICATORS.map((each) => (
                  <th key={each} scope="col" aria-label={INDICATOR_NAMES[each]}>
                    <IndicatorGlyph indicator={each} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{values.map((value) => row(value, labels.smallest))}</tbody>
          </table>
        ))}
      </div>
      {more > 0 && <p className="fine">{m.report_more_values({ count: more })}</p>}
    </>
  )
}

function row({ name, teams, scores }: LabelValue, smallest: number) {
  const hiding = wholeHiding(scores)
  const averages = labelAverages(scores)
  return (
    <tr key={name} className={hiding ? 'hid' : undefined}>
      <th scope="row">{valueName(name)}</th>
      <td>{inDigits(teams)}</td>
      {hiding ? (
        <td colSpan={3}>{teams === 0 ? '–' : hiddenWords(hiding, smallest)}</td>
      ) : (
        INDICATORS.map((each) => (
          <td key={each}>{averages[each] === null ? '–' : inPercent(Math.round(averages[each]))}</td>
        ))
      )}
    </tr>
  )
}
