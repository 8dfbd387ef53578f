import type { Locator, Page } from '@playwright/test'
import { misfits } from './fit.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { again, askThePhones, hold, reveal } from './round.ts'
import { joinMany, type SeatOverHttp } from './seats.ts'
import { heading, product, sessionAt } from './team.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** Opens a team on this page, with an open room and phones in it. */
async function roomAt(page: Page, position: number, phones: number) {
  const uuid = await sessionAt(page, 'v2', position)
  await page.locator('.bar .phones').click()
  const { body } = await product().post('/api/room/open', { uuid })
  const seats = await joinMany((body as { code: string }).code, phones)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await askThePhones(page)
  return seats
}

async function giveAll(page: Page, seats: SeatOverHttp[], key: string, value: string) {
  for (const seat of seats) await seat.give(key, value)
  await expect(reveal(page)).not.toHaveAttribute('aria-disabled')
}

/** Returns what could be pressed in the key's place once the key is gone. */
async function pressableInPlaceOf(page: Page, key: Locator, whenGone: () => Promise<unknown>): Promise<string[]> {
  await key.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await key.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await whenGone()
  return page.evaluate(
    ([left, top, wide, high]) => {
      const shares = [0.02, 0.25, 0.5, 0.75, 0.98]
      const points = shares.flatMap((across) => shares.map((down) => [left + wide * across, top + high * down]))
      const found = points.map(([px = 0, py = 0]) =>
        document.elementFromPoint(px, py)?.closest('button, a, input, label:has(input)')?.textContent?.trim(),
      )
      return [...new Set(found.filter((text) => text !== undefined))]
    },
    [x, y, width, height] as const,
  )
}

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

test.describe('nothing to press stands where Reveal stood, so a second click wipes nothing', () => {
  for (const [what, position, key, value] of [
    ['scores', 2, 'q19', '40'],
    ['votes', 7, 'vote-7', 'trust'],
    ['choices', 32, 'q26', '["Trust"]'],
    ['opinions', 38, 'experience', '3'],
  ] as const)
    test(what, { tag: what === 'scores' ? [] : '@full' }, async ({ page }) => {
      const seats = await roomAt(page, position, 3)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await giveAll(page, seats, key, value)
        const revealed = () => expect(again(page)).toBeVisible()
        expect(await pressableInPlaceOf(page, reveal(page), revealed), JSON.stringify(size)).toEqual([])
        await again(page).scrollIntoViewIfNeeded()
        await hold(page, again(page))
        await expect(undo(page)).toBeVisible()
        if (size === SIZES[0]) expect(await misfits(page)).toEqual([])
      }
    })
})

test('asking again is undone: the answers are back on the line, and the score that a hand had set stays', async ({
  page,
}) => {
  const seats = await roomAt(page, 2, 4)
  await giveAll(page, seats, 'q19', '40')
  await reveal(page).click()
  const slider = page.getByRole('slider', { name: 'Connect' })
  await expect(slider).toHaveValue('40')
  await slider.focus()
  await slider.press('PageUp')
  await expect(page.getByText('Set by hand. The average was 40.')).toBeVisible()
  await again(page).focus()
  await again(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep these answers' })).toBeFocused()
  expect(await misfits(page)).toEqual([])
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByText('You can take it back for ten seconds.')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask again' }).press('Enter')
  await expect(page.getByText('Asked again. The 4 answers are put aside.')).toBeVisible()
  await expect(undo(page)).toBeFocused()
  await seats[0]?.give('q19', '90')
  await undo(page).press('Enter')
  await expect(heading(page, 'You agree.')).toBeFocused()
  await expect(page.getByRole('img', { name: 'The line from 1 to 100. 4 scores, average 40.' })).toBeVisible()
  await expect(slider).toHaveValue('50')
  await expect(undo(page)).toBeHidden()
  await expectAccessible(page)
})
