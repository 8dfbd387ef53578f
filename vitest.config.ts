import { execFileSync } from 'node:child_process'
import { defineConfig } from 'vitest/config'

// Compiled here, so that any way of running the tests has the words of today.
execFileSync(process.execPath, ['packages/words/src/compile.ts'], { cwd: import.meta.dirname, stdio: 'inherit' })

const CONSOLE = 'packages/testkit/src/console.ts'

export default defineConfig({
  test: {
    restoreMocks: true,
    // Left alone, two cores would get one worker.
    maxWorkers: 2,
    // No test measures time by this; a busy machine is three times slower.
    testTimeout: 20_000,
    // The databases of all server tests are deleted at the end, which takes long on a busy disk.
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'media/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: CONSOLE,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: CONSOLE,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
