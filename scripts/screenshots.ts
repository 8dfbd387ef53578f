import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { startDemo } from './start-demo.ts'

/** The pictures of the README and the docs, taken from the product itself: npm run build && npm run screenshots */
const folder = join(import.meta.dirname, '../docs/screenshots')
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const ACCOUNT = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'screenshots-1' }

const SCORES = [
  { question_id: 19, value: 65 },
  { question_id: 20, value: 40 },
  { question_id: 21, value: 55 },
]
const ACTION = [{ question_id: 3, value: 'We start every Monday with ten minutes that are not about work.' }]

interface Shot {
  name: string
  path?: string
  /** A session of this version on this position. */
  session?: { slug: 'v1' | 'v2'; position: number; answers?: unknown[] }
  act?: (page: Page) => Promise<unknown>
}

const survey = (slug: 'v1' | 'v2', position: number, name: string, act?: Shot['act']): Shot => ({
  name,
  session: { slug, position, answers: slug === 'v1' ? ACTION : SCORES },
  ...(act && { act }),
})

const SHOTS: Shot[] = [
  { name: 'start', path: '/' },
  { name: 'version-v1', path: '/version/v1' },
  { name: 'version-v2', path: '/version/v2' },
  {
    name: 'tutorial-v2',
    path: '/version/v2',
    act: (page) => page.getByRole('button', { name: 'How it works' }).click(),
  },
  survey('v2', 1, 'film', async (page) => {
    await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.currentTime = 9
      await video.play().catch(() => {})
    })
    await page.waitForTimeout(1_500)
  }),
  survey('v1', 5, 'assignment-timer'),
  survey('v1', 8, 'slider'),
  survey('v1', 27, 'revisit'),
  survey('v2', 2, 'scoring'),
  survey('v2', 3, 'scores'),
  survey('v2', 20, 'biggest-gap', (page) => page.waitForTimeout(5_000)),
  survey('v2', 29, 'card-game'),
  survey('v2', 30, 'slides'),
  survey('v2', 33, 'multiple-choice'),
  survey('v2', 34, 'ranking'),
]

async function sessionAt(page: Page, { slug, position, answers }: NonNullable<Shot['session']>) {
  const post = async (path: string, form: Record<string, string>) =>
    (await page.request.post(path, { headers: HEADERS, form })).json()
  const email = `${crypto.randomUUID()}@example.org`
  const { uuid } = await post('/api/session/create', { email, versionSlug: slug })
  if (answers) await post('/api/answer/set', { uuid, answers: JSON.stringify(answers) })
  for (let from = 1; from < position; from++) await post('/api/session/next', { uuid })
  return `/survey/${slug}/${uuid}`
}

const demo = await startDemo({ ...ACCOUNT, RATE_LIMITS: 'off' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
})
try {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ baseURL: demo.url, viewport: { width: 1920, height: 1080 } })
  for (const { name, path, session, act } of SHOTS) {
    const page = await context.newPage()
    await page.goto(session ? await sessionAt(page, session) : (path ?? '/'))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_600)
    await act?.(page)
    await page.waitForTimeout(600)
    const picture = await page.screenshot()
    await sharp(picture)
      .resize(1280)
      .png({ palette: true, quality: 90 })
      .toFile(join(folder, `${name}.png`))
    console.log(name)
    await page.close()
  }
} finally {
  await browser.close()
  await demo.stop()
}
