import { parseArgs } from 'node:util'
import { clientOfOrigin } from '@thrive/testkit/client'
import { freePort } from '../../scripts/local-postgres.ts'
import { startDemo } from '../../scripts/start-demo.ts'
import { summary } from '../bench/report.ts'
import { playJourney, weighStart } from './journey.ts'
import { inspect } from './lighthouse.ts'

/**
 * npm run bench:web [-- --smoke]
 * How the built product feels in a meeting room: Chromium with a slow processor and a slow connection. Exits with 1
 * where a promise is not kept; --smoke only shows that everything can be measured, because it runs on busy machines.
 */
const { values } = parseArgs({ options: { smoke: { type: 'boolean', default: false } } })
const { runs, pages } = values.smoke ? { runs: 1, pages: 4 } : { runs: 3, pages: 36 }

let kept = true
const demo = await startDemo({ DEMO_EMPTY: '1', RATE_LIMITS: 'off' })
try {
  const uuid = await clientOfOrigin(demo.url).start('v2')
  const figures = [
    await weighStart(demo.url),
    ...(await playJourney(demo.url, pages)),
    ...(await inspect('start', demo.url, await freePort(), runs)),
    ...(await inspect('survey', `${demo.url}/survey/v2/${uuid}`, await freePort(), runs)),
  ]
  console.log(summary(figures))
  kept = figures.every((figure) => figure.kept)
} finally {
  await demo.stop()
}
process.exit(values.smoke || kept ? 0 : 1)
