import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BEAMER, openPictured, PICTURED, SETTINGS, wordsOn } from '../scripts/pictured-screens.ts'
import { type Demo, startDemo } from '../scripts/start-demo.ts'
import { expect, test } from './fixtures.ts'

/** The words on each pictured screen when npm run screenshots took it. */
const WORDS: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../docs/screenshots/words.json'), 'utf8'),
)

let demo: Demo
test.beforeAll(async () => {
  demo = await startDemo(SETTINGS)
})
test.afterAll(() => demo?.stop())

test('the screens still say what their pictures in the docs show; if not, run npm run screenshots', {
  tag: '@slow',
}, async ({ browser }) => {
  expect(Object.keys(WORDS)).toEqual(PICTURED.map(({ name }) => name))
  // Each has its own browser context: starting a team ends HR's login on the same computer.
  await Promise.all(
    PICTURED.map(async (screen) => {
      const page = await browser.newPage({ viewport: BEAMER })
      await openPictured(page, screen, demo.url)
      await expect.poll(() => wordsOn(page), { message: screen.name }).toEqual(WORDS[screen.name])
      await page.close()
    }),
  )
})
