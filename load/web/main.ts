import { parseArgs } from 'node:util'
import { clientOfOrigin } from '@thrive/testkit/client'
import { freePort } from '../../scripts/local-postgres.ts'
import { startDemo } from '../../scripts/start-demo.ts'
import { atMost, type Figure, median, summary } from '../bench/report.ts'
import { timesOf } from '../measure.ts'
import { playBare } from './bare.ts'
import { playJourney, survey } from './journey.ts'
import { inspect } from './lighthouse.ts'

/**
 * npm run bench:web [-- --smoke | --ratio]
 * How the built product feels in a meeting room: Chromium with a slow processor and a slow connection. Exits with 1 if
 * a promise is broken. --smoke only shows that everything can be measured, because it runs on busy machines; --ratio
 * compares a few steps with those of a bare page, which a busy machine slows down as much.
 */
const { values } = parseArgs({ options: { smoke: { type: 'boolean' }, ratio: { type: 'boolean' } } })
const { runs, pages } = values.smoke ? { runs: 1, pages: 4 } : { runs: 3, pages: values.ratio ? 6 : 36 }

const demo = await startDemo({ DEMO_EMPTY: '1', RATE_LIMITS: 'off' })
let kept = true
try {
  const { figures, steps } = await playJourney(demo.url, pages)
  const bare = await playBare(demo.url, survey.slice(0, pages + 1))
  const all = values.ratio
    ? ratios(steps, bare)
    : [...figures, ...ratios(steps, bare), ...(await otherFigures(demo.url))]
  console.log(summary(all))
  kept = all.every((figure) => figure.kept)
} finally {
  await demo.stop()
}
process.exit(values.smoke || kept ? 0 : 1)

/** The p95 is promised; the median of a few steps is what a busy machine can still measure: it must not double. */
function ratios(steps: number[], bare: number[]): Figure[] {
  const times = (name: string, of: (times: number[]) => number, most: number) =>
    atMost(
      `Next step against a bare React page, ${name} (${Math.round(of(steps))} and ${Math.round(of(bare))} ms)`,
      Math.round((of(steps) / of(bare)) * 100) / 100,
      most,
      'times',
    )
  const grown = times('median', median, 15)
  return values.ratio ? [grown] : [times('p95', (all) => timesOf(all).p95, 2), grown]
}

async function otherFigures(origin: string): Promise<Figure[]> {
  const uuid = await clientOfOrigin(origin).start('v2')
  const found: Figure[] = []
  for (const screen of [
    { screen: 'start', url: origin, speed: 98 },
    { screen: 'survey', url: `${origin}/survey/v2/${uuid}`, speed: 95 },
    { screen: 'phone', url: `${origin}/join`, speed: 98 },
    { screen: 'HR', url: `${origin}/admin`, speed: 90 },
  ])
    found.push(...(await inspect(screen, await freePort(), runs)))
  return found
}
