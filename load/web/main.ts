import { parseArgs } from 'node:util'
import { freePort } from '../../scripts/local-postgres.ts'
import { startDemo } from '../../scripts/start-demo.ts'
import { isKept, printFigures } from './figure.ts'
import { playJourney, weighStart } from './journey.ts'
import { inspect } from './lighthouse.ts'

/**
 * npm run bench:web [-- --short]
 * How the built product feels in a meeting room: Chromium with a slow processor and a thin line. Ends with 1 where a
 * promise is not kept; the short form only shows that everything can be measured, for its machine is a busy one.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const { runs, pages } = values.short ? { runs: 1, pages: 4 } : { runs: 3, pages: 36 }

const demo = await startDemo({ DEMO_EMPTY: '1', RATE_LIMITS: 'off' })
try {
  const created = await fetch(`${demo.url}/api/session/create`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ email: 'bench@example.org', versionSlug: 'v2' }),
  })
  const { uuid } = (await created.json()) as { uuid: string }
  const figures = [
    await weighStart(demo.url),
    ...(await playJourney(demo.url, pages)),
    ...(await inspect('start', demo.url, await freePort(), runs)),
    ...(await inspect('survey', `${demo.url}/survey/v2/${uuid}`, await freePort(), runs)),
  ]
  printFigures(figures)
  if (!values.short && !figures.every(isKept)) process.exitCode = 1
} finally {
  await demo.stop()
}
