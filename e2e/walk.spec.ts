import type { Page } from '@playwright/test'
import { LIMITS } from '@thrive/domain'
import { misfits } from './fit.ts'
import { expect, test } from './fixtures.ts'
import { heading, product, type Slug, sessionAt, WORKSHOPS } from './team.ts'

/**
 * What lies over a page or beside it, at the sizes of rooms and on a phone. languages.spec covers the pages themselves.
 */

const SCORES = [64, 55, 71]

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

for (const slug of ['v1', 'v2'] as const) {
  test(`${slug}: its start fits, with an error, and under the tutorial`, { tag: slug === 'v1' ? '@slow' : [] }, async ({
    page,
  }) => {
    await page.goto(`/version/${slug}`)
    await expect(heading(page, WORKSHOPS[slug].start.headline)).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await page.locator('.corner').getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await expect(page.locator('.professor:visible')).toHaveCount(1)
  })
}

test('the start screen fits', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Enter the Thrive Lab' })).toBeVisible()
  expect(await misfits(page)).toEqual([])
})

test('documents scroll down, and never sideways', { tag: '@slow' }, async ({ page }) => {
  const uuid = await scoredTeam('v1')
  await product().walk(uuid, 'v1', 40)
  for (const path of [`/download/${uuid}`, '/privacy', '/admin']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect(await misfits(page, { document: true }), path).toEqual([])
  }
})

test('the question about the films fits over the first film', async ({ page }) => {
  await sessionAt(page, 'v1', 1)
  await expect(page.getByRole('button', { name: 'NL', exact: true })).toBeVisible()
  expect(await misfits(page)).toEqual([])
})

test('what is said opens beside the film, which stays where it is', async ({ page }) => {
  await chooseFilms(page)
  await sessionAt(page, 'v1', 4)
  const said = page.getByText('What is said')
  for (const [width, height] of [
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const before = await page.locator('video').boundingBox()
    await said.click()
    await expect(page.locator('.transcript li').first()).toBeVisible()
    expect(await page.locator('video').boundingBox()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await said.click()
  }
})

test('a film that does not come leaves its words on a page that fits', async ({ page, troubles }) => {
  troubles.expect(/ERR_FAILED/)
  await page.context().route('**/*.mp4', (route) => route.abort())
  await chooseFilms(page)
  await sessionAt(page, 'v1', 4)
  await expect(page.getByRole('heading', { name: 'The film does not play right now' })).toBeVisible()
  // Long texts may scroll.
  expect((await misfits(page)).filter((fault) => !fault.includes('has to be scrolled for'))).toEqual([])
})

test('the extra rule fits over its page', async ({ page }) => {
  await sessionAt(page, 'v2', 29)
  await page.getByRole('button', { name: 'Draw an extra rule' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await misfits(page)).toEqual([])
})

test('a slide is as large as the page allows', async ({ page }) => {
  await sessionAt(page, 'v2', 30)
  const slide = page.locator('.slides img')
  await expect(slide).toBeVisible()
  expect((await slide.boundingBox())?.height).toBeGreaterThan(0.6 * 1080)
})

test('free text has eight rows, and two of them fit on a page, also with something to say', { tag: '@slow' }, async ({
  page,
}) => {
  await sessionAt(page, 'v1', 24)
  const fields = page.getByRole('textbox')
  await expect(fields).toHaveCount(2)
  for (const field of await fields.all()) {
    await expect(field).toHaveAttribute('rows', '8')
    await field.fill('x'.repeat(LIMITS.text + 1))
  }
  await expect(page.getByRole('alert')).toHaveCount(2)
  expect(await misfits(page)).toEqual([])
})

test('a box has the colour of its round, and none before the first round', { tag: '@slow' }, async ({ page }) => {
  const colours: string[] = []
  for (const position of [3, 8, 15, 22]) {
    await sessionAt(page, 'v1', position)
    colours.push(await page.locator('.opens .body').evaluate((body) => getComputedStyle(body).fill))
  }
  expect(colours).toEqual(['rgb(217, 201, 163)', 'rgb(239, 91, 60)', 'rgb(14, 148, 136)', 'rgb(247, 178, 27)'])
})

async function scoredTeam(slug: Slug): Promise<string> {
  const uuid = await product().start(slug)
  const { connect, trust, inspire } = WORKSHOPS[slug].scoreQuestions
  const answers = [connect, trust, inspire].map((question_id, nth) => ({ question_id, value: String(SCORES[nth]) }))
  await product().save(uuid, answers)
  return uuid
}

const chooseFilms = (page: Page) => page.addInitScript(() => localStorage.setItem('selected_language', 'NL'))
