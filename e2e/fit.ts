import type { Page } from '@playwright/test'
import { ROOM_SIZES, roomFaults, smallFaults, textFaults } from '../apps/web/src/lib/fit/faults.ts'
import { screenFacts } from './screen-facts.ts'

/** Checks that a screen is readable for a whole room, and for one person on a phone. */

const PHONE = { width: 390, height: 844 }

/** Returns what is wrong with the screen at each size. Any page may scroll down on a phone; a document always may. */
export async function misfits(page: Page, { document = false } = {}): Promise<string[]> {
  const faults: string[] = []
  for (const size of [...ROOM_SIZES, PHONE]) {
    await page.setViewportSize(size)
    const facts = await screenFacts(page)
    const found = [
      ...(document ? [] : textFaults(facts)),
      ...(document || size === PHONE ? [] : roomFaults(facts)),
      ...(document || size !== ROOM_SIZES[0] ? [] : smallFaults(facts)),
    ].map(({ says }) => says)
    if (facts.sideways > 0) found.unshift(`scrolls sideways by ${facts.sideways} px`)
    faults.push(...found.map((fault) => `${size.width}×${size.height}: ${fault}`))
  }
  await page.setViewportSize(ROOM_SIZES[0])
  return faults
}
