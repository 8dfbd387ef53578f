import type { Page } from '@playwright/test'
import { loadWorkshops } from '@thrive/content'
import {
  handsIn,
  isTeamWritten,
  LOCALES,
  type Locale,
  type Question,
  type SurveyPage,
  valuesOf,
  type Workshop,
} from '@thrive/domain'
import { clientOfOrigin } from '@thrive/testkit/client'
import { m } from '@thrive/words'
import type pg from 'pg'
import { expect } from './fixtures.ts'

/** A team that plays like people do: it reads, watches, presses the timer, answers and continues. */

const [v1, v2] = loadWorkshops() as [Workshop, Workshop]
export const WORKSHOPS = { v1, v2 }
export type Slug = keyof typeof WORKSHOPS

/** The product without its screens; its URL is known only once the tests run. */
export const product = () => clientOfOrigin(process.env.E2E_URL ?? '')

export const newAddress = () => `lead.${crypto.randomUUID()}@example.org`

/** Matches exactly these words in any language. */
export const named = (words: (locale: Locale) => string): RegExp =>
  new RegExp(`^(${LOCALES.map((locale) => words(locale).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`)

export const nextButton = (page: Page) =>
  page.getByRole('button', { name: named((locale) => m.next_step({}, { locale })) })
export const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title, exact: true })

/** The sign that shows where the team's work is stored. */
export const sign = (page: Page) => page.locator('.saved')

export async function startSession(page: Page, slug: Slug, email = newAddress()): Promise<string> {
  await page.goto(`/version/${slug}`)
  await page.getByLabel('E-mail address teamleader').fill(email)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(`/survey/${slug}/*`)
  return page.url().split('/').at(-1) ?? ''
}

/** Opens a session, moved to this position over HTTP; its page may be opened over another connection. */
export async function sessionAt(page: Page, slug: Slug, position: number, origin = ''): Promise<string> {
  const client = product()
  const uuid = await client.start(slug, newAddress())
  await client.walk(uuid, slug, position)
  await page.goto(`${origin}/survey/${slug}/${uuid}`)
  return uuid
}

/** Plays one page until Next step is enabled. Returns its answers as the database should hold them. */
export async function playPage(page: Page, step: SurveyPage): Promise<Map<number, string>> {
  await expect(heading(page, step.title)).toBeVisible()
  if (step.tip) await expect(page.getByText(step.tip, { exact: true })).toBeVisible()
  if (step.kind === 'video') await watchToTheEnd(page)
  if (step.timer && !step.group?.proceedAtOnce) await runTimer(page)
  await toLastSlide(page, step)
  const given = new Map<number, string>()
  for (const question of step.group?.questions.filter(isTeamWritten) ?? []) {
    given.set(question.id, await answer(page, question))
  }
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
  return given
}

/** Slides that are compared with the team's order ask for its answer at the end. */
export async function toLastSlide(page: Page, step: SurveyPage) {
  for (const _ of step.group?.slides.slice(1) ?? []) await page.keyboard.press('ArrowRight')
}

/** Leaves a page that was played, and hands in what it asks to hand in. */
export async function goOn(page: Page, step: SurveyPage) {
  await nextButton(page).click()
  if (handsIn(step, step.page)) await handInButton(page).click()
}

export const handInButton = (page: Page) =>
  page.getByRole('button', { name: named((locale) => m.hand_in_confirm({}, { locale })) })

export async function watchToTheEnd(page: Page) {
  const ask = page.getByRole('button', { name: 'NL', exact: true })
  const film = page.locator('video')
  await expect(film).toBeVisible()
  if ((await ask.count()) > 0 && (await ask.getAttribute('aria-pressed')) === null) await ask.click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(1)
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4
    await video.play()
  })
}

async function runTimer(page: Page) {
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: named((locale) => m.timer_start({}, { locale })) }).click()
  await page.clock.fastForward(6_000)
}

export async function answer(page: Page, question: Question): Promise<string> {
  switch (question.type) {
    case 'slider': {
      const slider = page.getByRole('slider', { name: question.title })
      await slider.focus()
      for (let i = 0; i < 2; i++) await slider.press('PageUp')
      await slider.press('ArrowLeft')
      return '69'
    }
    case 'text':
    case 'revisit': {
      const value =
        question.type === 'revisit' && question.field === 'date' ? '2027-01-31' : `Answer ${question.id}: é Ł €`
      await page.getByLabel(question.title, { exact: true }).fill(value)
      return value
    }
    case 'multiple': {
      const options = question.options.slice(0, 2)
      for (const { label } of options) await page.getByRole('checkbox', { name: label, exact: true }).check()
      const chosen = valuesOf(options)
      if (!question.others) return JSON.stringify(chosen)
      await page.getByLabel(named((locale) => m.choices_others_words({}, { locale }))).fill('Laughing')
      return JSON.stringify([...chosen, 'others=Laughing'])
    }
    case 'yesno':
      await page.getByRole('radio', { name: question.yes }).check()
      return 'Yes'
    case 'ranking': {
      const [first, second, third] = question.options
      const left = named((locale) => m.ranking_left({ name: third?.label ?? '' }, { locale }))
      await page.getByRole('button', { name: left }).click()
      return JSON.stringify([first?.value, third?.value, second?.value])
    }
  }
}

export async function storedAnswers(db: pg.Pool, uuid: string): Promise<Record<number, string>> {
  const { rows } = await db.query(
    'select question_id, value from answer join session on session.id = session_id where uuid = $1',
    [uuid],
  )
  return Object.fromEntries(rows.map(({ question_id, value }) => [question_id, value]))
}

export async function storedPosition(db: pg.Pool, uuid: string): Promise<number> {
  const { rows } = await db.query('select position from session where uuid = $1', [uuid])
  return rows[0]?.position
}

export async function nameOf(db: pg.Pool, uuid: string): Promise<string | null> {
  const { rows } = await db.query('select name from session where uuid = $1', [uuid])
  return rows[0]?.name
}

export async function scoresOf(db: pg.Pool, uuid: string): Promise<{ type: string; score: number }[]> {
  const { rows } = await db.query(
    'select type, score from opinion join session on session.id = session_id where uuid = $1 order by type',
    [uuid],
  )
  return rows
}

export async function hasPhoto(db: pg.Pool, uuid: string): Promise<boolean> {
  const { rows } = await db.query('select photo_key is not null as has from session where uuid = $1', [uuid])
  return rows[0]?.has
}

/**
 * Waits, as a hand does, until the browser has stored what was just typed or pressed. A transaction waits for the
 * earlier ones; the app may begin another when the first has ended.
 */
export const untilStored = (page: Page, name = 'thrive') =>
  page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    for (let turn = 0; turn < 3; turn++)
      await new Promise((resolve) => {
        const transaction = database.transaction(['rows', 'timers'], 'readwrite')
        transaction.objectStore('rows').count()
        transaction.oncomplete = resolve
      })
    database.close()
  }, name)

/** Reloads no sooner than a hand could. */
export async function reloadByHand(page: Page, name?: string) {
  await untilStored(page, name)
  await page.reload()
}
