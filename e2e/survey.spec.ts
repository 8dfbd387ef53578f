import { expect, expectAccessible, test } from './fixtures.ts'
import {
  nextButton,
  playPage,
  type Slug,
  sessionAt,
  startSession,
  storedAnswers,
  storedPosition,
  WORKSHOPS,
} from './team.ts'

for (const slug of ['v1', 'v2'] satisfies Slug[]) {
  const { survey, name } = WORKSHOPS[slug]

  test(`a team plays all ${survey.length} pages of ${name}`, async ({ page, db }) => {
    test.setTimeout(400_000)
    await page.clock.install()
    const uuid = await startSession(page, slug)
    const given: Record<number, string> = {}
    for (const step of survey) {
      await test.step(`page ${step.page}: ${step.title}`, async () => {
        Object.assign(given, Object.fromEntries(await playPage(page, step)))
        await expect(page.getByText(`Step ${step.page} of ${survey.length}`)).toBeVisible()
        await expectAccessible(page)
        await nextButton(page).click()
      })
    }
    await page.waitForURL(`/results/${slug}/${uuid}`)
    await expect.poll(() => storedPosition(db, uuid)).toBe(survey.length + 1)
    expect(await storedAnswers(db, uuid)).toMatchObject(given)
  })
}

test('the advice of the professor stands beside the reason why Next step is closed', async ({ page }) => {
  const survey = WORKSHOPS.v1.survey
  for (const [position, reason] of [
    [5, 'Start the timer to open the next step.'],
    [28, 'Give your answer to open the next step.'],
  ] as const) {
    await sessionAt(page, 'v1', position)
    await expect(page.getByText(survey[position - 1]?.tip ?? '-')).toBeVisible()
    await expect(nextButton(page)).toHaveAccessibleDescription(reason)
    await expect(page.getByText(reason)).toBeVisible()
  }
  await page.getByRole('textbox').first().fill('Now it is open')
  await expect(nextButton(page)).toHaveAccessibleDescription('')
  await expect(page.getByText(survey[27]?.tip ?? '-')).toBeVisible()
})
