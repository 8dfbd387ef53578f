import { clientOfOrigin } from '@thrive/testkit/client'
import type { Page } from 'playwright-core'

/** The screens pictured in the README and the guide: how to reach them, and the words on them. */

export const ACCOUNT = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'screenshots-1' }
/** The settings that the product is started with, for the pictures and for the test that compares their words. */
export const SETTINGS = { ...ACCOUNT, RATE_LIMITS: 'off' }

export const BEAMER = { width: 1920, height: 1080 }
/** For pages that are read rather than shown in a room. */
const LAPTOP = { width: 1280, height: 720 }

const ANSWERS = [
  { question_id: 19, value: 65 },
  { question_id: 20, value: 40 },
  { question_id: 21, value: 55 },
  { question_id: 27, value: ['Empathy', 'Support and feedback'] },
  { question_id: 29, value: 'We start every Monday with ten minutes that are not about work.' },
  { question_id: 30, value: 'Noor' },
  { question_id: 31, value: '2027-01-31' },
]

export interface PicturedScreen {
  name: string
  path?: string
  /** A session of this version at this position. */
  session?: { slug: 'v1' | 'v2'; position: number }
  /** Brings the screen into its state. */
  act?: (page: Page) => Promise<unknown>
  /** Waits for what only a picture needs, such as an animation. */
  pose?: (page: Page) => Promise<unknown>
}

const survey = (slug: 'v1' | 'v2', position: number, name: string, more: Partial<PicturedScreen> = {}) => ({
  name,
  session: { slug, position },
  ...more,
})

export const PICTURED: PicturedScreen[] = [
  { name: 'start', path: '/' },
  survey('v2', 1, 'film', {
    pose: async (page) => {
      await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
        video.currentTime = 9
        await video.play().catch(() => {})
      })
      await page.waitForTimeout(1_500)
    },
  }),
  survey('v1', 5, 'assignment-timer'),
  survey('v2', 2, 'scoring'),
  survey('v2', 20, 'biggest-gap', { pose: (page) => page.waitForTimeout(5_000) }),
  survey('v2', 29, 'card-game'),
  survey('v2', 40, 'answers', {
    act: async (page) => {
      await page.getByRole('button', { name: 'Download answers' }).click()
      await page.setViewportSize(LAPTOP)
    },
  }),
  { name: 'dashboard', path: '/admin', act: openInsight },
  { name: 'studio-pages', path: '/admin', act: (page) => openStudio(page, '/admin/studio/v2') },
  { name: 'studio-page', path: '/admin', act: (page) => openStudio(page, '/admin/studio/v2/survey/14') },
]

async function logIn(page: Page) {
  await page.getByLabel('Username').fill(ACCOUNT.HR_EMAIL)
  await page.getByLabel('Password').fill(ACCOUNT.HR_PASSWORD)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.setViewportSize(LAPTOP)
  await page.getByRole('link', { name: 'Insight' }).waitFor()
}

async function openStudio(page: Page, path: string) {
  await logIn(page)
  await page.goto(new URL(path, page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}

async function openInsight(page: Page) {
  await logIn(page)
  await page.getByRole('link', { name: 'Insight' }).click()
  await page.getByRole('heading', { name: 'Current and desired' }).waitFor()
}

export async function openPictured(page: Page, { path = '/', session, act }: PicturedScreen, origin: string) {
  await page.goto(new URL(session ? await addressOf(session, origin) : path, origin).href)
  await act?.(page)
}

async function addressOf({ slug, position }: NonNullable<PicturedScreen['session']>, origin: string) {
  const client = clientOfOrigin(origin)
  const uuid = await client.start(slug)
  await client.post('/api/session/name', { uuid, name: 'The Northern Lights' })
  if (slug === 'v2') await client.save(uuid, ANSWERS)
  await client.walk(uuid, slug, position)
  return `/survey/${slug}/${uuid}`
}

/**
 * Returns the visible words, text by text. Numbers are left out, because dates and clocks differ from day to day; so is
 * what lies over a film, because it depends on the film's position.
 */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      const parent = node.parentElement
      if (!/\p{L}/u.test(text) || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      if (parent.closest('.vh, .player, script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, bottom, left, right } = range.getBoundingClientRect()
      if (bottom > 0 && right > 0 && top < innerHeight && left < innerWidth) texts.push(text.replace(/\d+/g, '#'))
    }
    return texts
  })
