import { type GivenScores, INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { IndicatorTag } from '../../../brand/indicator-tag.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { shieldPlain } from '../frame/icons.ts'
import type { Labels, LabelValue } from './api.ts'
import { HiddenSign } from './hidden-sign.tsx'
import { hiddenNote, hiddenWhy, hiddenWords, valueName, wholeHiding } from './hidden-words.ts'
import { labelAverages, tubesWords } from './label-words.ts'
import './labels-card.css'
import { SaveChart } from './save-chart.tsx'
import { sourceLine } from './source-line.ts'
import { ThreeTubes } from './three-tubes.tsx'
import { averagesOf, teamsWords } from './words.ts'

const NONE: GivenScores = { connect: null, trust: null, inspire: null }

/** Each value of a label column beside the whole round, in the order of HR's list and never by score. */
export function LabelsCard({ labels, organisation }: { labels: Labels; organisation: string }) {
  const { values, smallest, desired } = labels
  const whole = averagesOf(labels.scores)
  const title = m.label_by({ label: labels.label })
  const hidden = values.map(({ name, teams, scores }) => ({ name, teams, hiding: wholeHiding(scores) }))
  const note = hiddenNote(hidden, smallest, organisation)
  return (
    <section className="card c12 label-card">
      <div className="cardhead">
        <h2>{title}</h2>
        <p className="tubes-key">
          <span data-legend>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path className="dots" d="M1 8H15" />
            </svg>
            {m.label_desired()}
          </span>
          <span data-legend>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path className="notch" d="M2 2l12 6-12 6Z" />
            </svg>
            {m.label_all_teams({ teams: teamsWords(labels.teams) })}
          </span>
          <span>{m.label_order()}</span>
        </p>
        <SaveChart title={title} source={sourceLine(organisation, smallest)} />
      </div>
      <div className="groups">
        <section className="group whole">
          <header>
            <h3>{m.label_whole()}</h3>
            <span className="num">{teamsWords(labels.teams)}</span>
          </header>
          <ThreeTubes
            caption={m.label_whole()}
            label={tubesWords(m.label_whole(), whole)}
            scores={whole}
            desired={desired}
          />
          <p className="names">
            {INDICATORS.map((each) => (
              <span key={each} data-legend>
                <IndicatorTag indicator={each} />
              </span>
            ))}
          </p>
        </section>
        {values.map((value) => (
          <Group key={value.name} value={value} whole={whole} labels={labels} />
        ))}
      </div>
      {note && (
        <div className="hidden-note">
          <Icon path={shieldPlain} line />
          <p>
            <strong>{note.title}</strong> {note.text}
          </p>
        </div>
      )}
    </section>
  )
}

interface GroupProps {
  value: LabelValue
  whole: GivenScores
  labels: Labels
}

function Group({ value, whole, labels: { smallest, desired } }: GroupProps) {
  const name = valueName(value.name)
  const hidden = wholeHiding(value.scores)
  const scores = labelAverages(value.scores)
  const reason = value.teams === 0 ? m.label_no_team() : hidden ? hiddenWords(hidden, smallest) : ''
  return (
    <section className={hidden ? 'group hid' : 'group'}>
      <header>
        <h3>{name}</h3>
        <span className="muted num">{teamsWords(value.teams)}</span>
      </header>
      {hidden ? (
        <div className="hid-box">
          <ThreeTubes caption={`${name}: ${reason}`} label={`${name}: ${reason}`} scores={NONE} />
          <p>
            <HiddenSign>{reason}</HiddenSign>
            {value.teams > 0 && <span>{hiddenWhy(hidden)}</span>}
          </p>
        </div>
      ) : (
        <>
          <ThreeTubes caption={name} label={tubesWords(name, scores)} scores={scores} desired={desired} whole={whole} />
          {INDICATORS.map((each) => {
            const figure = value.scores[each]
            return (
              figure.hidden !== false && (
                <p key={each} className="one-hidden">
                  {INDICATOR_NAMES[each]} <HiddenSign>{hiddenWords(figure, smallest)}</HiddenSign>
                </p>
              )
            )
          })}
        </>
      )}
    </section>
  )
}
