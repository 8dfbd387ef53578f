import { startDemo } from '../scripts/start-demo.ts'

/**
 * One demo for all specs, without any teams; each spec starts its own sessions. E2E_URL and E2E_DATABASE name a product
 * that is already running instead.
 */
export default async function setup() {
  if (process.env.E2E_URL) return
  const demo = await startDemo({
    DEMO_EMPTY: '1',
    RATE_LIMITS: 'off',
    HR_EMAIL: 'hr@example.org',
    HR_PASSWORD: 'browser-tests-1',
  })
  process.env.E2E_URL = demo.url
  process.env.E2E_DATABASE = demo.database
  return () => demo.stop()
}
