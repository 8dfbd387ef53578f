import { readFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { clientOfOrigin } from '@thrive/testkit/client'
import { openCuttableConnection } from './cuttable-connection.ts'
import { expect } from './fixtures.ts'
import { enter, HR } from './hr.ts'
import { cutTwice, makeFilm } from './long-upload.ts'
import { startOwnProduct, testWith } from './own-product.ts'
import { startCaddy, startNginx } from './proxies.ts'

const test = testWith(startOwnProduct)
const FILM_PAGES = [1, 3, 6, 9]
const PATIENCE_MS = 240_000

async function upload(page: Page, origin: string, number: number, film: string) {
  await page.goto(`${origin}/admin/studio/v2/survey/${number}/film`)
  await page.getByTestId('file').setInputFiles(film)
  await expect(page.locator('.filerow', { hasText: 'In use' })).toBeVisible({ timeout: PATIENCE_MS })
}

/** Just under the 200 MB that are allowed. */
const largeFilm = (info: TestInfo, name = 'large') => {
  const file = info.outputPath(`${name}.mp4`)
  makeFilm(file, 37)
  return file
}

for (const [name, start] of [
  ['Caddy', startCaddy],
  ['nginx, which takes 1 MB at a time', startNginx],
] as const)
  test(
    `a film of 200 MB arrives behind ${name}, with the network cut twice`,
    { tag: '@full' },
    async ({ page, product, troubles }, info) => {
      test.setTimeout(PATIENCE_MS * 2)
      troubles.expect(/ERR_|failed|413/)
      const proxy = await start(product.url)
      const line = await openCuttableConnection(proxy.url)
      await enter(page, HR, clientOfOrigin(product.url))
      await page.goto(`${line.url}/admin/studio`)
      const cuts = cutTwice(page, line)
      await upload(page, line.url, name === 'Caddy' ? 1 : 3, largeFilm(info))
      expect(cuts()).toBe(2)
      if ('log' in proxy) expect(readFileSync(proxy.log as string, 'utf8')).not.toMatch(/studio|survey\//)
      line.close()
      await proxy.stop()
    },
  )

test(
  'four films of 200 MB at once leave the memory of the node where it was',
  { tag: '@full' },
  async ({ browser, product }, info) => {
    test.setTimeout(PATIENCE_MS * 3)
    const film = largeFilm(info)
    const pages = await Promise.all(
      FILM_PAGES.map(async () => {
        const page = await (await browser.newContext()).newPage()
        await enter(page, HR, clientOfOrigin(product.url))
        return page
      }),
    )
    // The first upload loads what every later one uses.
    await upload(pages[0] as Page, product.url, 13, film)
    const before = rss(product.pid)
    let most = before
    const watching = setInterval(() => {
      most = Math.max(most, rss(product.pid))
    }, 200)
    await Promise.all(FILM_PAGES.map((number, nth) => upload(pages[nth] as Page, product.url, number, film)))
    clearInterval(watching)
    console.log(`${before} MB before, ${most} MB at most`)
    expect(most - before).toBeLessThanOrEqual(50)
    for (const page of pages) await page.context().close()
  },
)

/** Memory of a process, in MB. */
const rss = (pid: number) => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
