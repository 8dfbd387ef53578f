import { defineConfig } from '@playwright/test'

/**
 * Tests the built product in a real browser: one spec per journey, no retries. Tests tagged @slow run in check:slow;
 * tests tagged @full, which measure time, run in check:full.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // One per core: a third would slow down each test, and speed up none.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1920, height: 1080 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Makes letters as wide as in a visible window.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
