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

/** Each is a second longer than the one before. */
const filmOf = (info: TestInfo, nth: number) => {
  const file = info.outputPath(`${nth}.mp4`)
  makeFilm(file, nth + 1)
  return readFileSync(file)
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
  { tag: '@full' },
  async ({ page, browser, product }, info) => {
    test.setTimeout(240_000)
    const client = clientOfOrigin(product.url)
    const films = PAGES.map((_, nth) => filmOf(info, nth))
    const [one = 0, other = 0] = films.map(({ length }) => length)
    const token = await client.login(HR.email, HR.password)
    const byPage = Object.fromEntries(PAGES.map((key, nth) => [key, films[nth] as Buffer]))
    const [first, second] = (await publishFilms(product.url, token, byPage)).map((file) => `/film/${file}`)

    await test.step('while the team plays', async () => {
      await grant(page, one + other)
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
      await grant(small, one + other - 1)
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
