import type { Page } from '@playwright/test'
import { inLocale, LOCALES, type Locale, type ResultsPage, type SurveyPage } from '@thrive/domain'
import { m } from '@thrive/words'
import { expect, expectAccessible, test } from './fixtures.ts'
import { faultsOf } from './screen-faults.ts'
import {
  goOn,
  heading,
  newAddress,
  nextButton,
  playPage,
  type Slug,
  sessionAt,
  storedAnswers,
  storedPosition,
  WORKSHOPS,
  watchToTheEnd,
} from './team.ts'

/** The whole workshop in each language, at the sizes of rooms and on a phone. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

const LANGUAGES: Record<Locale, string> = { en: 'English', nl: 'Nederlands', fr: 'Français' }

/** The text beside a film or a camera is a note, and smaller. */
const isReadAloud = ({ kind }: SurveyPage | ResultsPage) => kind !== 'video' && kind !== 'photo'

for (const slug of ['v1', 'v2'] satisfies Slug[])
  for (const locale of LOCALES) {
    const { survey, results, start, name } = inLocale(WORKSHOPS[slug], locale)
    const translate = <Words>(words: (inputs: Record<string, never>, options: { locale: Locale }) => Words) =>
      words({}, { locale })

    test(`${name} is played in ${LANGUAGES[locale]}, from its start to the answers`, { tag: '@full' }, async ({
      page,
      db,
    }) => {
      test.setTimeout(600_000)
      await page.clock.install()
      await page.goto(`/version/${slug}`)
      await page.getByRole('button', { name: LANGUAGES[locale], exact: true }).click()
      await expect(heading(page, start.headline)).toBeVisible()
      const faults = await faultsOf(page, locale)
      const look = async (where: string, step?: SurveyPage | ResultsPage) => {
        const found = await faultsOf(page, locale, !step)
        if (step && isReadAloud(step) && (await page.locator('.read').count()) === 0)
          found.push('nothing is set to be read aloud')
        faults.push(...found.map((fault) => `${where}: ${fault}`))
      }
      await page.getByLabel(translate(m.version_email)).fill(newAddress())
      await page.getByRole('button', { name: translate(m.version_start), exact: true }).click()
      await page.waitForURL(`/survey/${slug}/*`)
      const uuid = page.url().split('/').at(-1) ?? ''
      const given: Record<number, string> = {}
      for (const step of survey)
        await test.step(`page ${step.page}: ${step.title}`, async () => {
          Object.assign(given, Object.fromEntries(await playPage(page, step)))
          await look(`page ${step.page}`, step)
          await goOn(page, step)
        })
      await page.waitForURL(`/results/${slug}/${uuid}`)
      await expect.poll(() => storedPosition(db, uuid)).toBe(survey.length + 1)
      expect(await storedAnswers(db, uuid)).toMatchObject(given)
      for (const step of results)
        await test.step(`results ${step.page}: ${step.title}`, async () => {
          await expect(heading(page, step.title)).toBeVisible()
          if (step.kind === 'video') await watchToTheEnd(page)
          await look(`results ${step.page}`, step)
          await passResults(page, step, translate)
        })
      await page.waitForURL(`/download/${uuid}`)
      await expect(page.getByRole('button', { name: translate(m.report_download) })).toBeVisible()
      await look('answers')
      expect(faults).toEqual([])
    })
  }

type Translate = (words: (inputs: Record<string, never>, options: { locale: Locale }) => string) => string

async function passResults(page: Page, { kind }: ResultsPage, translate: Translate) {
  if (kind === 'photo') return page.getByRole('button', { name: translate(m.photo_without) }).click()
  if (kind === 'final') return page.getByRole('button', { name: translate(m.results_download) }).click()
  if (kind === 'name') await page.getByLabel(translate(m.name_label)).fill('Nova Nova')
  if (kind === 'opinion') await page.getByRole('radio').nth(3).check()
  await nextButton(page).click()
}

test('a team changes its language on the way: the page, the clock and what was typed go on', async ({ page }) => {
  const uuid = await sessionAt(page, 'v1', 28)
  const [english, french] = [WORKSHOPS.v1.survey[27], inLocale(WORKSHOPS.v1, 'fr').survey[27]]
  await expect(heading(page, english?.title ?? '')).toBeVisible()
  await page.getByRole('textbox').first().fill('We eat together')
  const menu = page.getByRole('button', { name: 'Language: English' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Français' })).toHaveCount(0)
  await expect(menu).toBeFocused()
  await menu.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(heading(page, french?.title ?? '')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Langue\u00a0: Français' })).toBeFocused()
  await expect(page.getByRole('textbox').first()).toHaveValue('We eat together')
  await page.reload()
  await expect(heading(page, french?.title ?? '')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(uuid))
})

test('without a connection the language stays, and the menu says why', { tag: '@slow' }, async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  await sessionAt(page, 'v2', 5)
  await expect(nextButton(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Nederlands' }).click()
  await expect(page.getByRole('alert')).toHaveText(m.offline({}, { locale: 'en' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a link asks for a language, and HR keeps its own', { tag: '@slow' }, async ({ page }) => {
  for (const locale of ['nl', 'fr'] as const) {
    await page.goto(`/?lang=${locale}`)
    expect(await faultsOf(page, locale)).toEqual([])
  }
  await page.goto('/admin')
  expect(await faultsOf(page, 'fr', true)).toEqual([])
})
