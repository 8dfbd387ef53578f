import { m } from '@thrive/words'
import { inPercent, withOneDecimal } from '@thrive/words/intl'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import { barsOf, ShareBars } from './share-bars.tsx'
import { percent, teamsWords } from './words.ts'

type Game = Insight['cards'][number]

/** How many cards lay right, and how long it took to lay them. */
export function CardGameCard({ game: { version_name, cards, right, seconds } }: { game: Game }) {
  const title = m.card_game_title({ name: version_name })
  const shares = right.hidden ? [] : sharesOf(right.counts, cards)
  return (
    <ChartCard
      title={title}
      caption={right.hidden ? undefined : m.card_game_caption({ teams: teamsWords(right.teams) })}
      span="c6"
      chart={right.hidden ? undefined : barsOf(shares, right.teams)}
    >
      {right.hidden ? (
        <TooFew teams={right.teams} />
      ) : (
        <>
          <p>{m.card_game_average({ average: withOneDecimal(right.average), cards })}</p>
          <ShareBars shares={shares} of={right.teams} />
        </>
      )}
      <h3>{m.journey_how_long()}</h3>
      {seconds.hidden ? (
        <TooFew teams={seconds.teams} />
      ) : (
        <p>
          {m.journey_took({
            teams: teamsWords(seconds.teams),
            lower: clock(seconds.lower),
            upper: clock(seconds.upper),
            median: clock(seconds.median),
          })}
        </p>
      )}
      {!right.hidden && (
        <Numbers
          of={title}
          columns={[m.card_game_right(), m.insight_teams(), m.insight_share()]}
          rows={shares.map(({ name, teams }) => [name, teams, inPercent(percent(teams, right.teams))])}
        />
      )}
    </ChartCard>
  )
}

/** From the fewest to the most that any team had right. */
function sharesOf(counts: readonly number[], cards: number) {
  const [first, last] = [counts.findIndex((teams) => teams > 0), counts.findLastIndex((teams) => teams > 0)]
  return counts
    .map((teams, right) => ({ name: m.card_game_of({ right, cards }), teams }))
    .slice(Math.max(first, 0), last + 1)
}

/** 12:30 for 750 seconds. */
const clock = (seconds: number): string => {
  const whole = Math.round(seconds)
  return m.card_game_minutes({ minutes: Math.floor(whole / 60), seconds: String(whole % 60).padStart(2, '0') })
}
