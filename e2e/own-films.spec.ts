import { readFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { clientOfOrigin } from '@thrive/testkit/client'
import { publishFilms } from '@thrive/testkit/own-film'
import { expect, expectAccessible } from './fixtures.ts'
import { enter, HR } from './hr.ts'
import { makeFilm } from './long-upload.ts'
import { startOwnProduct, testWith } from './own-product.ts'

/** Three films of the organisation's own, of which a browser keeps the next two, if they fit. */

const test = testWith(startOwnProduct)
const PAGES = ['6', '9', '13']

const filmOf = (info: TestInfo, name: string) => {
  const file = info.outputPath(`${name}.mp4`)
  makeFilm(file, 1)
  // Each has another hash.
  return Buffer.concat([readFileSync(file), Buffer.from([0, 0, 0, 8 + name.length]), Buffer.from(`free${name}`)])
}

/** The browser grants as much as four times these bytes. */
const grant = (page: Page, bytes: number) =>
  page.addInitScript((quota) => {
    navigator.storage.estimate = async () => ({ quota, usage: 0 })
  }, bytes * 4)

const kept = (page: Page) =>
  page.evaluate(async () => {
    const stored = await (await caches.open('films')).keys()
    return stored.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/film/'))
  })

const storage = (page: Page) => page.getByRole('region', { name: 'Storage', exact: true })

test(
  'the next two are kept within a quarter of the storage, and the room check says so',
  { tag: '@slow' },
  async ({ page, browser, product }, info) => {
    const client = clientOfOrigin(product.url)
    const films = PAGES.map((key) => [key, filmOf(info, key)] as const)
    const bytes = Math.max(...films.map(([, { length }]) => length))
    const token = await client.login(HR.email, HR.password)
    const [first, second] = (await publishFilms(product.url, token, Object.fromEntries(films))).map(
      (file) => `/film/${file}`,
    )

    await test.step('while the team plays', async () => {
      await grant(page, bytes * 2.5)
      const uuid = await client.start('v2')
      await client.walk(uuid, 'v2', 4)
      await page.goto(`/survey/v2/${uuid}`)
      await expect.poll(async () => (await kept(page)).sort()).toEqual([first, second].sort())
    })

    await test.step('the check finds them', async () => {
      await page.goto('/check/v2')
      await page.getByRole('button', { name: 'Fetch the films now' }).click()
      await expect(storage(page)).toContainText('the first two are among them', { timeout: 60_000 })
      expect((await kept(page)).sort()).toEqual([first, second].sort())
    })

    await test.step('where only one fits, the check says that not all are kept', async () => {
      const small = await (await browser.newContext({ baseURL: product.url })).newPage()
      await grant(small, bytes * 1.5)
      await small.goto('/check/v2')
      await small.getByRole('button', { name: 'Fetch the films now' }).click()
      await expect(storage(small)).toContainText('Free some space', { timeout: 60_000 })
      expect(await kept(small)).toEqual([first])
      await small.context().close()
    })

    await test.step('the studio calls them by their names', async () => {
      await enter(page, HR, client)
      await page.goto('/admin/studio/v2/survey/6/film')
      await expect(page.locator('.filerow')).toContainText('film')
      await expect(page.locator('.cues textarea').first()).toHaveValue('Onze eigen professor spreekt.')
      await expectAccessible(page)
    })
  },
)
