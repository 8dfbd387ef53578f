import { expect, test } from './fixtures.ts'
import { nextButton, sessionAt, WORKSHOPS } from './team.ts'

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
