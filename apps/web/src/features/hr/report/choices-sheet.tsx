import { FEWEST_TEAMS, INDICATOR_NAMES, SHOWN_ACTION_STATES } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import { cssVars } from '../../../ui/layout/css-vars.ts'
import type { States } from '../actions/api.ts'
import { STATES, statesWords, totalOf } from '../actions/states.ts'
import { sharesOf } from '../insight/choice-bars.tsx'
import { tooFewWords } from '../insight/words.ts'
import { paperHead, paperPart } from './paper-head.tsx'
import type { ReportData } from './report-data.ts'
import { stopsPart } from './stops-part.tsx'

/** The behaviours that have room on the page. */
const BEHAVIOURS = 6

/** What teams chose, what became of actions, and where teams stop. */
export const choicesSheet = (data: ReportData) => (
  <>
    {paperHead(m.report_choices_title(), m.report_choices_about())}
    {behavioursPart(data)}
    {actionsPart(data)}
    {stopsPart(data)}
  </>
)

/** The question with the most options asks for behaviours; those with few ask for an indicator, which page 1 has. */
function behavioursPart({ now, against, round }: ReportData) {
  const optionsOf = ({ result }: (typeof now.choices)[number]) => (result.hidden ? 0 : result.options.length)
  const [choice] = now.choices.toSorted((a, b) => optionsOf(b) - optionsOf(a))
  if (!choice) return null
  const before = against?.insight.choices.find(({ question_id }) => question_id === choice.question_id)
  const shares = sharesOf(choice, before).slice(0, BEHAVIOURS)
  const about = against
    ? m.report_full_hollow({ now: round.name, before: against.round.name })
    : m.report_share_of_teams()
  return paperPart(
    choice.title,
    about,
    shares.length === 0 ? (
      <p className="fine">{tooFewWords(choice.result.teams)}</p>
    ) : (
      <div className="behaviours">
        {shares.map(({ name, share, before }) => (
          <div key={name}>
            <span>{name}</span>
            <div className="bars" aria-hidden="true">
              {share > 0 && <i style={cssVars({ '--p': `${share}%` })} />}
              {before !== null && before > 0 && <u style={cssVars({ '--p': `${before}%` })} />}
            </div>
            <b>{inPercent(share)}</b>
            <small>{before === null ? '' : inPercent(before)}</small>
          </div>
        ))}
      </div>
    ),
  )
}

function actionsPart({ actions, against, round }: ReportData) {
  if (!actions) return null
  const name = against?.round.name ?? round.name
  if (actions.all.hidden)
    return paperPart(
      m.report_actions({ round: name }),
      '',
      <p className="fine">
        {actions.all.teams === 0 ? m.report_no_actions() : m.hidden_small({ fewest: FEWEST_TEAMS })}
      </p>,
    )
  return paperPart(
    m.report_actions({ round: name }),
    m.report_actions_said({ count: totalOf(actions.all.states) }),
    <>
      <div className="action-bars">
        {actions.indicators.map(({ indicator, states }) => (
          <div key={indicator ?? ''}>
            <p className="name">
              {indicator && <IndicatorGlyph indicator={indicator} />}
              {indicator ? INDICATOR_NAMES[indicator] : m.actions_no_indicator()}
              <small>{inDigits(totalOf(states))}</small>
            </p>
            {stateStack(states)}
          </div>
        ))}
      </div>
      <p className="key below">
        {SHOWN_ACTION_STATES.map((state) => (
          <span key={state}>
            <i className={`swatch is-${state}`} />
            {STATES[state].name()} <b>{inDigits(actions.all.hidden ? 0 : actions.all.states[state])}</b>
          </span>
        ))}
      </p>
    </>,
  )
}

const stateStack = (states: States) => (
  <div className="stack-bar" role="img" aria-label={statesWords(states)}>
    {SHOWN_ACTION_STATES.filter((state) => states[state] > 0).map((state) => (
      <i key={state} className={`is-${state}`} style={cssVars({ '--n': String(states[state]) })}>
        <b>{inDigits(states[state])}</b>
      </i>
    ))}
  </div>
)
