import { defineConfig } from '@playwright/test'

/** The built product in a real browser: one spec per journey, no retries. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // Much of a test is waiting: three share two cores well.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: '../test-results',
  // Tests that measure time run when nothing else does.
  projects: [
    { name: 'journeys', grepInvert: /@timing/ },
    { name: 'timing', grep: /@timing/, dependencies: ['journeys'] },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1920, height: 1080 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless=new',
        '--no-sandbox',
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
