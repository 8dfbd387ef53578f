import pg from 'pg'
import { type Demo, startDemo } from '../scripts/start-demo.ts'
import { test } from './fixtures.ts'
import { HR } from './hr.ts'

/** An empty product with HR's login, without limits on calls, and with the memory settings of the image. */
export const startOwnProduct = (settings: Record<string, string> = {}) =>
  startDemo({
    DEMO_EMPTY: '1',
    RATE_LIMITS: 'off',
    MALLOC_ARENA_MAX: '2',
    HR_EMAIL: HR.email,
    HR_PASSWORD: HR.password,
    ...settings,
  })

/** Tests with a separate product, for what would change the screens of other tests. */
export const testWith = (start: () => Promise<Demo>) =>
  test.extend<object, { product: Demo }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a function needs from its parameters
      async ({}, use) => {
        const demo = await start()
        await use(demo)
        await demo.stop()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ product }, use) => use(product.url),
    db: async ({ product }, use) => {
      const pool = new pg.Pool({ connectionString: product.database, max: 1 })
      await use(pool)
      await pool.end()
    },
  })
