import { execFileSync } from 'node:child_process'
import { configDefaults, defineConfig } from 'vitest/config'
import { drawnByPreact } from './apps/web/vite.shared.ts'

// Compiled here, so that any way of running the tests has the words of today.
execFileSync(process.execPath, ['packages/words/src/compile.ts'], { cwd: import.meta.dirname, stdio: 'inherit' })

/** Tests that start other programs or read all films are part of check:slow; those of vitest.full.config.ts of check:full. */
const [SLOW, FULL] = ['**/*.slow.test.ts', '**/*.full.test.ts']
const exclude = [...configDefaults.exclude, SLOW, FULL]
const CONSOLE = 'packages/testkit/src/console.ts'
const HR = 'apps/web/src/{features/hr,features/studio,ui/form/aria}/**/*.test.{ts,tsx}'
/** Its CommonJS form would load React past the aliases. */
const TESTING = {
  find: '@testing-library/react',
  replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
}
const WEB_SETUP = [CONSOLE, 'apps/web/src/lib/testing/fresh-page.ts']

export default defineConfig({
  test: {
    restoreMocks: true,
    // Left alone, two cores would get one worker.
    maxWorkers: 2,
    // Loading everything anew for each file would cost more than all tests do.
    isolate: false,
    // No test measures time by this; a busy machine is three times slower.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    // The databases of all server tests are deleted at the end, which takes long on a busy disk.
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'media/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          setupFiles: CONSOLE,
        },
      },
      {
        extends: true,
        // As the room's app is built: its components are drawn by Preact.
        resolve: { alias: [...drawnByPreact, TESTING] },
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [...exclude, HR],
          environment: 'happy-dom',
          setupFiles: WEB_SETUP,
          server: { deps: { inline: [/wouter/, /@tanstack/, /@testing-library/] } },
        },
      },
      {
        extends: true,
        test: { name: 'hr', include: [HR], environment: 'happy-dom', setupFiles: WEB_SETUP },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude,
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles: 'apps/server/test/setup.ts',
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [SLOW],
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles: 'apps/server/test/setup-slow.ts',
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
