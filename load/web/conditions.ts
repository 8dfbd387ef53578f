import type { Page } from '@playwright/test'
import config from '../../e2e/playwright.config.ts'

/** A meeting room: a laptop four times slower than this machine, on a slow connection. */
export const SLOWER = 4
export const LINE = { latencyMs: 40, kilobits: 10_000 }
const BYTES_PER_SECOND = (LINE.kilobits * 1000) / 8

const { executablePath = '', args = [] } = config.use?.launchOptions ?? {}
export const BROWSER = { executablePath, args }

export async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
}
