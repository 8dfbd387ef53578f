import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { filmFiles, type SurveyPage } from '@thrive/domain'
import { build, type Rolldown } from 'vite'
import { BROWSER, slowDown } from './conditions.ts'
import { installStopwatch, readStopwatch } from './stopwatch.ts'

const ADDRESS = 'http://bare.test/'
const GLANCE_MS = 500

/** Steps through a bare React page with the same texts and pictures, and returns how long each step took. */
export async function playBare(origin: string, pages: SurveyPage[]): Promise<number[]> {
  const script = await bundle()
  const browser = await chromium.launch(BROWSER)
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><body></body><script>${script}</script>` }),
    )
    await slowDown(page)
    await installStopwatch(page)
    await page.addInitScript((texts) => Object.assign(window, { pages: texts }), pages.map(bare(origin)))
    await page.goto(ADDRESS)
    const shown: number[] = []
    for (const _ of pages.slice(1)) {
      await page.waitForTimeout(GLANCE_MS)
      await page.locator('.btn.big').click()
      await page.waitForFunction(() => window.watch.shown !== null)
      shown.push((await readStopwatch(page)).shown ?? 0)
    }
    return shown
  } finally {
    await browser.close()
  }
}

const bare =
  (origin: string) =>
  ({ title, text, key, films, page }: SurveyPage) => ({
    // Every heading differs from the one before, so that the stopwatch sees it change.
    title: `${page} ${title}`,
    paragraphs: (text ?? '').split(/\n+/),
    picture: films ? origin + filmFiles({ slug: 'v2', section: 'survey', key, language: 'NL' }).poster : null,
  })

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, 'bare-page.ts'), formats: ['iife'], name: 'bare' } },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code.replaceAll('</script', '<\\/script') ?? ''
}
