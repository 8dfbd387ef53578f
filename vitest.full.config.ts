import { defineConfig } from 'vitest/config'

/** Tests that download something or take minutes: part of check:full. */
export default defineConfig({
  test: {
    include: ['{packages,media,scripts,apps}/**/*.full.test.ts'],
    globalSetup: 'apps/server/test/global-setup.ts',
    setupFiles: 'apps/server/test/setup-slow.ts',
    hookTimeout: 60_000,
  },
})
