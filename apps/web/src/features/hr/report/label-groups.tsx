import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import type { Labels, LabelValue } from '../insight/api.ts'
import { hiddenWhy, hiddenWords, valueName, wholeHiding } from '../insight/hidden-words.ts'
import { labelAverages, tubesWords } from '../insight/label-words.ts'
import { ThreeTubes } from '../insight/three-tubes.tsx'
import { averagesOf, teamsWords } from '../insight/words.ts'
import { notShown } from './report-facts.ts'

/** The values of a label as small tubes beside the whole round. */
export function labelGroups(labels: Labels) {
  const whole = averagesOf(labels.scores)
  return (
    <>
      <div className="paper-groups">
        <section>
          <header>
            <h4>{m.label_whole()}</h4>
            <span className="count">{teamsWords(labels.teams)}</span>
          </header>
          {ThreeTubes({ label: tubesWords(m.label_whole(), whole), scores: whole, desired: labels.desired })}
        </section>
        {labels.values.map((value) => group(value, labels))}
      </div>
      <p className="key below">
        {INDICATORS.map((each) => (
          <span key={each}>
            <IndicatorGlyph indicator={each} />
            {INDICATOR_NAMES[each]}
          </span>
        ))}
        <span>
          <i className="dots" />
          {m.label_desired()}
        </span>
        <span>
          <i className="notch" />
          {m.label_whole()}
        </span>
      </p>
    </>
  )
}

function group(value: LabelValue, { scores: wholeScores, desired, smallest }: Labels) {
  const name = valueName(value.name)
  const hiding = wholeHiding(value.scores)
  const scores = labelAverages(value.scores)
  const reason = value.teams === 0 ? m.label_no_team() : hiding ? hiddenWords(hiding, smallest) : ''
  return (
    <section key={value.name} className={hiding ? 'hid' : undefined}>
      <header>
        <h4>{name}</h4>
        <span className="count">{teamsWords(value.teams)}</span>
      </header>
      {hiding ? (
        <p className="hid-words">
          <b>{notShown(reason)}</b>
          {value.teams > 0 && hiddenWhy(hiding)}
        </p>
      ) : (
        <>
          {ThreeTubes({ label: tubesWords(name, scores), scores, desired, whole: averagesOf(wholeScores) })}
          {INDICATORS.map((each) => {
            const figure = value.scores[each]
            return (
              figure.hidden !== false && (
                <p key={each} className="one-not-shown">
                  {INDICATOR_NAMES[each]} {notShown(hiddenWords(figure, smallest))}
                </p>
              )
            )
          })}
        </>
      )}
    </section>
  )
}
