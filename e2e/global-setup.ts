import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startDemo } from '../scripts/start-demo.ts'

/**
 * Starts one demo without any teams for all specs; each spec starts its own sessions. E2E_URL and E2E_DATABASE name a
 * running product to use instead. The demo's log is kept with the pictures of failed tests, so that unexpected answers
 * can be explained.
 */
export default async function setup({ projects }: FullConfig) {
  if (process.env.E2E_URL) return
  const demo = await startDemo(
    {
      DEMO_EMPTY: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      HR_EMAIL: 'hr@example.org',
      HR_PASSWORD: 'browser-tests-1',
    },
    join(projects[0]?.outputDir ?? 'test-results', 'server.log'),
  )
  process.env.E2E_URL = demo.url
  process.env.E2E_DATABASE = demo.database
  return () => demo.stop()
}
