import { type Ask, INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'

type ScoreAsk = Extract<Ask, { kind: 'score' }>

interface RoundTabsProps {
  asks: ScoreAsk[]
  now: string
  scoreOf: (ask: ScoreAsk) => number | null
  onChoose: (key: string) => void
}

/** The series of scores so far. Choosing one asks the phones for it. */
export function RoundTabs({ asks, now, scoreOf, onChoose }: RoundTabsProps) {
  return (
    <fieldset className="tabs lit" aria-label={m.round_tabs()}>
      {asks.map((ask) => {
        const { indicator, title } = ask.question
        const score = scoreOf(ask)
        const isNow = ask.key === now
        return (
          <button
            key={ask.key}
            type="button"
            data-i={indicator ?? undefined}
            data-state={score === null && !isNow ? 'todo' : undefined}
            aria-current={isNow || undefined}
            onClick={() => isNow || onChoose(ask.key)}
          >
            {indicator && <IndicatorGlyph indicator={indicator} />}
            {indicator ? INDICATOR_NAMES[indicator] : title}
            {score !== null && <span className="num">{inPercent(score)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
