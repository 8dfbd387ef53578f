import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { clientOfOrigin } from '@thrive/testkit/client'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { startDemo } from './start-demo.ts'

/** The pictures of the README and the docs, taken from the product itself: npm run build && npm run screenshots */
const folder = join(import.meta.dirname, '../docs/screenshots')
const ACCOUNT = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'screenshots-1' }

const BEAMER = { width: 1920, height: 1080 }
/** Pages that are read rather than shown in a room. */
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

interface Shot {
  name: string
  path?: string
  /** A session of this version at this position. */
  session?: { slug: 'v1' | 'v2'; position: number; answers?: unknown[] }
  act?: (page: Page) => Promise<unknown>
}

const survey = (slug: 'v1' | 'v2', position: number, name: string, act?: Shot['act']): Shot => ({
  name,
  session: { slug, position, answers: slug === 'v2' ? ANSWERS : [] },
  ...(act && { act }),
})

const SHOTS: Shot[] = [
  { name: 'start', path: '/' },
  survey('v2', 1, 'film', async (page) => {
    await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.currentTime = 9
      await video.play().catch(() => {})
    })
    await page.waitForTimeout(1_500)
  }),
  survey('v1', 5, 'assignment-timer'),
  survey('v2', 2, 'scoring'),
  survey('v2', 20, 'biggest-gap', (page) => page.waitForTimeout(5_000)),
  survey('v2', 29, 'card-game'),
  survey('v2', 40, 'answers', async (page) => {
    await page.getByRole('button', { name: 'Download answers' }).click()
    await page.setViewportSize(LAPTOP)
  }),
  { name: 'dashboard', path: '/admin', act: enter },
]

async function enter(page: Page) {
  await page.getByLabel('Username').fill(ACCOUNT.HR_EMAIL)
  await page.getByLabel('Password').fill(ACCOUNT.HR_PASSWORD)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.setViewportSize(LAPTOP)
  await page.getByRole('link', { name: 'Insight' }).click()
  await page.getByRole('heading', { name: 'Current and desired' }).waitFor()
  await page.waitForTimeout(1_600)
}

async function sessionAt({ slug, position, answers }: NonNullable<Shot['session']>) {
  const client = clientOfOrigin(demo.url)
  const uuid = await client.start(slug)
  await client.post('/api/session/name', { uuid, name: 'The Northern Lights' })
  if (answers?.length) await client.save(uuid, answers)
  await client.walk(uuid, slug, position)
  return `/survey/${slug}/${uuid}`
}

const demo = await startDemo({ ...ACCOUNT, RATE_LIMITS: 'off' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
})
try {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ baseURL: demo.url, viewport: BEAMER })
  for (const { name, path, session, act } of SHOTS) {
    const page = await context.newPage()
    await page.goto(session ? await sessionAt(session) : (path ?? '/'))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_600)
    await act?.(page)
    await page.waitForTimeout(600)
    const picture = await page.screenshot()
    await sharp(picture)
      .resize(1100)
      .png({ palette: true, quality: 90 })
      .toFile(join(folder, `${name}.png`))
    console.log(name)
    await page.close()
  }
} finally {
  await browser.close()
  await demo.stop()
}
