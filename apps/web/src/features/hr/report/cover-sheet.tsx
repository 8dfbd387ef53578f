import { INDICATOR_NAMES, INDICATORS, INVITEE_STATES, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate, inDigits, inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import { Logo } from '../../../brand/logo.tsx'
import { cssVars } from '../../../ui/layout/css-vars.ts'
import { pointsBetween, pointsWords } from '../insight/points.ts'
import { teamsWords } from '../insight/words.ts'
import { STATE_NAMES } from '../round/steps.tsx'
import { OwnLogo } from './own-logo.tsx'
import type { ReportData } from './report-data.ts'
import { comparedOf, isOpen } from './report-facts.ts'
import { sentenceOf } from './sentence.ts'

/** HR's own sentence instead of the one made from the figures; null if they kept that. */
export type OwnSentence = { text: string; by: string } | null

/** The one sentence, the scores behind it, and who is in it. */
export function coverSheet(data: ReportData, own: OwnSentence) {
  const { account, round, funnel } = data
  return (
    <>
      <div className="cover-line">
        <Logo variant="lab" />
        <OwnLogo name={account.organisation} />
      </div>
      <p className="kick">{m.report_kick({ round: round.name })}</p>
      <h1>{own?.text ?? sentenceOf(comparedOf(data)) ?? m.report_no_scores()}</h1>
      <p className="why">
        {own && <span className="own-words">{m.report_in_words_of({ name: own.by })} </span>}
        {aboutWords(data)}
      </p>
      {scoresBox(data)}
      {funnel && funnel.invited > 0 && (
        <section className="box">
          <div className="part-head">
            <h2>{m.report_who()}</h2>
            <p>{m.report_invited_leaders({ count: funnel.invited })}</p>
          </div>
          <div className="steps-row">
            {INVITEE_STATES.map((state) => (
              <div key={state}>
                <b>{inDigits(funnel[state])}</b>
                <span>{STATE_NAMES[state]()}</span>
                <i style={cssVars({ '--p': `${(100 * funnel[state]) / funnel.invited}%` })}>
                  <u />
                </i>
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function aboutWords(data: ReportData): string {
  const { round, now, against, same, funnel } = data
  const finished = funnel
    ? m.report_finished_of({ finished: inDigits(now.teams), count: funnel.invited })
    : m.report_finished({ count: now.teams })
  return [
    finished,
    isOpen(round) && m.report_still_open({ day: fullDate(round.closes) }),
    against && m.report_compared_with({ teams: teamsWords(against.insight.teams), round: against.round.name }),
    against && same && m.report_in_both({ count: same.teams }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The widest gap comes first; where no gap is measured, the fixed order stays. */
function scoresBox(data: ReportData) {
  const { now, before, desired } = comparedOf(data)
  const shown = data.now.desired
  const gapOf = (each: Indicator) => pointsBetween(now[each], desired?.[each] ?? null) ?? -100
  return (
    <section className="box">
      <div className="part-head">
        <h2>{m.report_scores()}</h2>
        <p className="key">
          <span>
            <i className="now" />
            {m.report_key_now()}
          </span>
          {before && (
            <span>
              <em />
              {before.name}
            </span>
          )}
          {shown && (
            <span>
              <i className="wish" />
              {m.label_desired()}
            </span>
          )}
        </p>
      </div>
      {INDICATORS.toSorted((a, b) => gapOf(b) - gapOf(a)).map((each) =>
        scoreRow(each, now[each], before?.scores[each] ?? null, shown?.[each] ?? null, desired !== null),
      )}
      <p className="fine">{desired ? m.report_scores_by_gap() : m.report_scores_of_teams()}</p>
    </section>
  )
}

function scoreRow(
  indicator: Indicator,
  score: number | null,
  was: number | null,
  desired: number | null,
  isMeasured: boolean,
) {
  const points = pointsBetween(was, score)
  const toGo = isMeasured ? pointsBetween(score, desired) : null
  const shown = score === null ? m.insight_too_few_bar() : inPercent(Math.round(score))
  const before = was === null ? '' : m.score_was({ score: inPercent(Math.round(was)) })
  const wish = desired === null ? '' : m.score_wish({ score: inPercent(desired) })
  const label = [`${INDICATOR_NAMES[indicator]}: ${shown}`, before, wish].filter(Boolean).join(', ')
  const at = (value: number) => cssVars({ '--p': `${value}%` })
  return (
    <div key={indicator} className="score-row" data-i={indicator}>
      <p className="name">
        <IndicatorGlyph indicator={indicator} />
        {INDICATOR_NAMES[indicator]}
      </p>
      <div className={score === null ? 'track absent' : 'track'} role="img" aria-label={label}>
        {score !== null && <i style={at(score)} />}
        {was !== null && <em style={at(was)} />}
        {desired !== null && <b style={at(desired)} />}
      </div>
      <p className="figure">
        <strong>{shown}</strong>
      </p>
      <p className="sub">
        {before} {points !== null && <b>{pointsWords(points)}</b>}
      </p>
      <p className="sub right">
        {wish}
        {toGo !== null && toGo > 0 && <b>, {m.report_to_go({ count: toGo })}</b>}
      </p>
    </div>
  )
}
