import { type Browser, chromium } from '@playwright/test'
import { isTeamWritten } from '@thrive/domain'
import { expect as patient } from '../../e2e/fixtures.ts'
import {
  answer,
  goOn,
  heading,
  nextButton,
  startSession,
  toLastSlide,
  WORKSHOPS,
  watchToTheEnd,
} from '../../e2e/team.ts'
import { weigh } from '../../e2e/weigh.ts'
import { atMost, type Figure } from '../bench/report.ts'
import { timesOf } from '../measure.ts'
import { BROWSER, slowDown } from './conditions.ts'
import { installStopwatch, readStopwatch } from './stopwatch.ts'

/** A team reads each page for at least this long; the next films are promised after ten seconds. */
const GLANCE_MS = 2_000
const BEFORE_A_FILM_MS = 10_000

const expect = patient.configure({ timeout: 60_000 })

export const { survey } = WORKSHOPS.v2

/** Plays the first pages of Thrive Lab in real time, and returns how long the room waited at each step. */
export async function playJourney(origin: string, pages: number): Promise<{ figures: Figure[]; steps: number[] }> {
  const browser: Browser = await chromium.launch(BROWSER)
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1920, height: 1080 } })
    await slowDown(page)
    await installStopwatch(page)
    const scale = weigh(page)
    await startSession(page, 'v2')
    const shown: number[] = []
    const films: number[] = []
    let surveyBytes = 0
    for (const step of survey.slice(0, pages)) {
      const arrived = Date.now()
      await expect(heading(page, step.title)).toBeVisible()
      if (step.page === 1) surveyBytes = (await scale.stop()).scripts
      if (step.kind === 'video') await watchToTheEnd(page)
      if (step.timer && !step.group?.proceedAtOnce) await page.getByRole('button', { name: 'Start the timer' }).click()
      await toLastSlide(page, step)
      for (const question of step.group?.questions.filter(isTeamWritten) ?? []) await answer(page, question)
      await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
      const next = survey[step.page]
      if (!next) break
      await page.waitForTimeout(Math.max(0, (next.films ? BEFORE_A_FILM_MS : GLANCE_MS) - (Date.now() - arrived)))
      await goOn(page, step)
      await expect.poll(async () => (await readStopwatch(page)).shown).not.toBeNull()
      shown.push((await readStopwatch(page)).shown ?? 0)
      if (!next.films) continue
      await expect.poll(async () => (await readStopwatch(page)).playing).not.toBeNull()
      films.push((await readStopwatch(page)).playing ?? 0)
    }
    const slowest = shown.map((ms, nth) => ({ ms, title: survey[nth + 1]?.title })).toSorted((a, b) => b.ms - a.ms)
    for (const { ms, title } of slowest.slice(0, 4)) console.log(`Next step took ${Math.round(ms)} ms to ${title}`)
    const { shifts } = await readStopwatch(page)
    for (const { value, what } of shifts) console.log(`moved by ${value.toFixed(4)} on ${what}`)
    const shift = shifts.reduce((sum, { value }) => sum + value, 0)
    const figures = [
      atMost('survey: JavaScript before the first question, gzip', surveyBytes, 120_000, 'bytes'),
      atMost(`Next step to the next page, p95 of ${shown.length}`, timesOf(shown).p95, 100, 'ms'),
      atMost(`Next step to the film, slowest of ${films.length}`, timesOf(films).worst, 300, 'ms'),
      atMost('journey: layout shift', Math.round(shift * 1000) / 1000, 0),
    ]
    return { figures, steps: shown }
  } finally {
    await browser.close()
  }
}
