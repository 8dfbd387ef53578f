import type { Locator, Page } from '@playwright/test'
import { handsIn, isTeamWritten, type Question, type SurveyPage } from '@thrive/domain'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keys.ts'
import {
  handInButton,
  heading,
  newAddress,
  nextButton,
  sessionAt,
  storedAnswers,
  storedPosition,
  toLastSlide,
  WORKSHOPS,
} from './team.ts'

const { survey } = WORKSHOPS.v2

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function answer(page: Page, question: Question): Promise<string> {
  switch (question.type) {
    case 'slider':
      await tabTo(page, page.getByRole('slider', { name: question.title }))
      await page.keyboard.press('PageUp')
      return '60'
    case 'text':
    case 'revisit': {
      const isDate = question.type === 'revisit' && question.field === 'date'
      await tabTo(page, page.getByLabel(question.title, { exact: true }))
      await page.keyboard.type(isDate ? '01312027' : `Typed ${question.id}`)
      return isDate ? '2027-01-31' : `Typed ${question.id}`
    }
    case 'multiple': {
      const [first] = question.options
      await press(page, page.getByRole('checkbox', { name: first?.label ?? '', exact: true }), 'Space')
      return JSON.stringify([first?.value])
    }
    case 'yesno':
      await expect(page.getByRole('radio', { name: question.yes })).toBeVisible()
      // Of radios, Tab reaches the chosen one: page 30 proposes the other.
      if (await page.getByRole('radio', { name: question.no }).isChecked()) {
        await tabTo(page, page.getByRole('radio', { name: question.no }))
        await page.keyboard.press('ArrowUp')
        return 'Yes'
      }
      await tabTo(page, page.getByRole('radio', { name: question.yes }))
      await page.keyboard.press('Space')
      return 'Yes'
    case 'ranking': {
      const [first, second, third] = question.options.map(({ value }) => value)
      await press(page, page.getByRole('button', { name: `Move ${second} left` }))
      return JSON.stringify([second, first, third])
    }
  }
}

const [FIRST, SECOND] = [12, 24]

test('Thrive Lab can be started and played with the keyboard alone', { tag: '@slow' }, async ({ page, db }) => {
  await page.clock.install()
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'Enter the Thrive Lab' }))
  await page.waitForURL('/version/v2')
  await expect(page.getByLabel('E-mail address teamleader')).toBeVisible()
  await tabTo(page, page.getByLabel('E-mail address teamleader'))
  await page.keyboard.type(newAddress())
  await page.keyboard.press('Enter')
  await page.waitForURL('/survey/v2/*')
  const uuid = page.url().split('/').at(-1) ?? ''
  const given = await play(page, survey.slice(0, FIRST))
  await expect.poll(() => storedPosition(db, uuid)).toBe(FIRST + 1)
  expect(await storedAnswers(db, uuid)).toMatchObject(given)
})

test('so can the middle of it', { tag: '@full' }, async ({ page, db }) => {
  await page.clock.install()
  const uuid = await sessionAt(page, 'v2', FIRST + 1)
  const given = await play(page, survey.slice(FIRST, SECOND))
  await expect.poll(() => storedPosition(db, uuid)).toBe(SECOND + 1)
  expect(await storedAnswers(db, uuid)).toMatchObject(given)
})

test('so can the rest, to the results', { tag: '@full' }, async ({ page, db }) => {
  await page.clock.install()
  const uuid = await sessionAt(page, 'v2', SECOND + 1)
  const given = await play(page, survey.slice(SECOND))
  await page.waitForURL(`/results/v2/${uuid}`)
  await expect.poll(() => storedPosition(db, uuid)).toBe(survey.length + 1)
  expect(await storedAnswers(db, uuid)).toMatchObject(given)
})

async function play(page: Page, pages: SurveyPage[]): Promise<Record<number, string>> {
  const given: Record<number, string> = {}
  for (const step of pages) {
    await test.step(`page ${step.page}: ${step.title}`, async () => {
      await expect(heading(page, step.title)).toBeVisible()
      if (step !== pages[0]) await expect(heading(page, step.title)).toBeFocused()
      if (step.kind === 'video') {
        const position = page.getByRole('slider', { name: 'Position' })
        await expect(position).toBeEnabled()
        await tabTo(page, position)
        await page.keyboard.press('End')
      }
      if (step.timer && !step.group?.proceedAtOnce) {
        await press(page, page.getByRole('button', { name: 'Start the timer' }))
        await page.clock.fastForward(6_000)
      }
      await toLastSlide(page, step)
      for (const question of step.group?.questions.filter(isTeamWritten) ?? [])
        given[question.id] = await answer(page, question)
      await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
      await press(page, nextButton(page))
      if (handsIn(step, step.page)) await press(page, handInButton(page))
    })
  }
  return given
}
