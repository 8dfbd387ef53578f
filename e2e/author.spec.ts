import type { Page } from '@playwright/test'
import { clientOfOrigin } from '@thrive/testkit/client'
import { openCuttableConnection } from './cuttable-connection.ts'
import { answersOf } from './filled-team.ts'
import { expect } from './fixtures.ts'
import { enter, HR } from './hr.ts'
import { cutTwice, makeFilm } from './long-upload.ts'
import { startOwnProduct, testWith } from './own-product.ts'
import { squeezed, textOf } from './pdf.ts'
import { heading, nextButton, WORKSHOPS } from './team.ts'

/** The whole work of an author, from the first changed word to what teams of both editions see, hear and take home. */

const test = testWith(startOwnProduct)
const TITLES = { nl: 'Hoe gaat het met ons?', fr: 'Comment allons-nous ?', en: 'How are we doing?' }
const OLD = 'Connecting on a personal level and vulnerability'
const NEW = 'Being personal and open'
const ADDED = 'Laughing together'
const CAPTIONS = 'WEBVTT\n\n00:00.200 --> 00:04.500\nOnze eigen professor spreekt.\n'

const saved = (page: Page) => expect(page.locator('.subbar .saved')).toHaveText(/Draft saved \d/)

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('.subbar')).toBeVisible()
}

/** Plays the page's film; returns which it is, and whether it has sound. */
async function watch(page: Page) {
  const film = page.locator('video')
  await expect(film).toBeVisible()
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.8)
  return film.evaluate((video) => ({
    src: new URL((video as HTMLVideoElement).currentSrc).pathname,
    isHeard: (video as HTMLVideoElement & { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount > 0,
  }))
}

test(
  'an author changes words, a time, options and a film; only teams that begin afterwards see it',
  { tag: '@full' },
  async ({ page, browser, product, troubles }, info) => {
    test.setTimeout(300_000)
    troubles.expect(/ERR_(CONNECTION|EMPTY|SOCKET|NETWORK)|failed/)
    const client = clientOfOrigin(product.url)
    const line = await openCuttableConnection(product.url)
    await enter(page, HR, client)
    const before = await client.start('v2')
    const team = await (
      await browser.newContext({ baseURL: product.url, viewport: { width: 1920, height: 1080 } })
    ).newPage()

    await test.step('a team has its workshop open, one page before what will change', async () => {
      await client.walk(before, 'v2', 14)
      await team.goto(`/survey/v2/${before}`)
      await team.getByRole('button', { name: 'Back' }).click()
      await expect(heading(team, WORKSHOPS.v2.survey[12]?.title ?? '')).toBeVisible()
    })

    await test.step('a title in three languages, a time, an option’s words and one option more', async () => {
      for (const [lang, title] of Object.entries(TITLES)) {
        await open(page, `/admin/studio/v2/survey/14?words=${lang}`)
        await page.getByLabel('Title', { exact: true }).fill(title)
        await page.keyboard.press('Tab')
        await saved(page)
      }
      await open(page, '/admin/studio/v2/survey/18')
      await page.getByLabel('Timer').fill('4:30')
      await page.keyboard.press('Tab')
      await saved(page)
      await open(page, '/admin/studio/v2/survey/33')
      await page.getByLabel('Option 1', { exact: true }).fill(NEW)
      // A screen with one option more than today's would not fit.
      await page.getByRole('button', { name: 'Remove Option 14' }).click()
      await page.getByRole('button', { name: 'Add an option' }).click()
      await page.keyboard.type(ADDED)
      await page.keyboard.press('Tab')
      await saved(page)
    })

    await test.step('a film with captions, its upload cut twice', async () => {
      const film = info.outputPath('our-professor.mp4')
      makeFilm(film, 5)
      await open(page, `${line.url}/admin/studio/v2/survey/13/film`)
      const cuts = cutTwice(page, line)
      await page.getByTestId('file').setInputFiles(film)
      await expect(page.getByText('our-professor.mp4').and(page.locator('.filerow b'))).toBeVisible()
      await expect(page.locator('.filerow', { hasText: 'In use' })).toBeVisible({ timeout: 90_000 })
      expect(cuts()).toBe(2)
      await page
        .getByTestId('captions-file')
        .setInputFiles({ name: 'nl.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) })
      await expect(page.locator('.cues textarea').first()).toHaveValue('Onze eigen professor spreekt.')
      await saved(page)
    })

    await test.step('the draft is tried, with a phone', async () => {
      await open(page, '/admin/studio/v2/survey/14')
      const [trial] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Try it' }).click(),
      ])
      await trial.waitForURL('**/survey/v2/*')
      await expect(trial).toHaveTitle(/^Trial: /)
      await client.walk(trial.url().split('/').at(-1) ?? '', 'v2', 14)
      await trial.reload()
      await expect(heading(trial, TITLES.en)).toBeVisible()
      await trial.locator('.bar .phones').click()
      const panel = trial.getByRole('dialog', { name: 'Join with your phone' })
      const code = (await panel.locator('.code').innerText()).replaceAll(/\s/g, '')
      const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
      await phone.goto(`${product.url}/join/${code}`)
      await expect(panel.getByText('1 phone is in')).toBeVisible()
      await expect(phone.getByText('This is a trial: it does not count.')).toBeVisible()
      await phone.context().close()
      await trial.close()
    })

    await test.step('it is published', async () => {
      await page.goto('/admin/studio/v2/publish')
      await expect(page.getByText('Every changed screen fits without scrolling.')).toBeVisible({ timeout: 60_000 })
      await page.getByLabel('What changed, in one line').fill('Our own professor')
      await page.getByRole('button', { name: 'Publish edition 2' }).click()
      await expect(page.getByText('Edition 2 is published')).toBeVisible()
    })

    const pdfOf = async (uuid: string) => {
      const questions = WORKSHOPS.v2.survey.flatMap(({ group }) => group?.questions ?? [])
      const answers = new Map([...answersOf('v2')].filter(([id]) => questions.some((question) => question.id === id)))
      answers.set(27, JSON.stringify([OLD]))
      await client.save(
        uuid,
        [...answers].map(([question_id, value]) => ({ question_id, value })),
      )
      await client.walk(uuid, 'v2', WORKSHOPS.v2.survey.length + 5)
      await team.goto(`/download/${uuid}`)
      const [download] = await Promise.all([
        team.waitForEvent('download'),
        team.getByRole('button', { name: 'Download PDF' }).click(),
      ])
      await download.saveAs(info.outputPath(`${uuid}.pdf`))
      return squeezed(textOf(info.outputPath(`${uuid}.pdf`)))
    }

    await test.step('whoever had it open goes on to the words of before', async () => {
      await nextButton(team).click()
      await expect(heading(team, 'Team check-in')).toBeVisible()
    })

    await test.step('a team that begins now sees and hears all of it', async () => {
      const uuid = await client.start('v2')
      await client.walk(uuid, 'v2', 13)
      await team.goto(`/survey/v2/${uuid}`)
      const { src, isHeard } = await watch(team)
      expect([src.startsWith('/film/'), isHeard]).toEqual([true, true])
      await expect(team.locator('.player .cap')).toContainText('Onze eigen professor spreekt.')
      await client.next(uuid, 13)
      for (const [lang, title] of Object.entries(TITLES)) {
        await client.post('/api/session/lang', { uuid, lang })
        await team.goto(`/survey/v2/${uuid}`)
        await expect(heading(team, title)).toBeVisible()
      }
      await client.walk(uuid, 'v2', 18)
      await team.goto(`/survey/v2/${uuid}`)
      await expect(team.getByRole('timer')).toContainText('04:30')
      await client.walk(uuid, 'v2', 33)
      await team.reload()
      await expect(team.getByRole('checkbox', { name: NEW })).toBeVisible()
      await expect(team.getByRole('checkbox', { name: ADDED })).toBeVisible()
      expect(await pdfOf(uuid)).toContain(squeezed(NEW))
    })

    await test.step('a team that began before keeps every word, film and caption, to its PDF', async () => {
      await team.goto(`/survey/v2/${before}`)
      await expect(heading(team, 'Team check-in')).toBeVisible()
      await team.getByRole('button', { name: 'Back' }).click()
      const { src } = await watch(team)
      expect(src).toBe('/videos/v2/survey/13.mp4')
      await client.walk(before, 'v2', 18)
      await team.reload()
      await expect(team.getByRole('timer')).toContainText('03:00')
      await client.walk(before, 'v2', 33)
      await team.reload()
      await expect(team.getByRole('checkbox', { name: OLD })).toBeVisible()
      await expect(team.getByRole('checkbox', { name: ADDED })).toHaveCount(0)
      const pdf = await pdfOf(before)
      expect([pdf.includes(squeezed(OLD)), pdf.includes(squeezed(NEW))]).toEqual([true, false])
    })

    await test.step('going back, a new team has the old words', async () => {
      await page.goto('/admin/studio/v2/editions')
      await page.getByRole('button', { name: 'Go back to this Edition 1' }).click()
      await page.getByRole('button', { name: 'Publish as edition 3' }).click()
      await expect(page.getByText('Edition 3 is published')).toBeVisible()
      const uuid = await client.start('v2')
      await client.walk(uuid, 'v2', 14)
      await team.goto(`/survey/v2/${uuid}`)
      await expect(heading(team, 'Team check-in')).toBeVisible()
    })
    await line.close()
  },
)
