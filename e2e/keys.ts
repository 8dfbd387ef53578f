import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const PATIENCE = 100

type Tab = 'Tab' | 'Shift+Tab'

/** Tabs from control to control until this one has the focus, as a user without a mouse would. */
export async function tabTo(page: Page, target: Locator, key: Tab = 'Tab', atStop = async () => {}) {
  for (let i = 0; i < PATIENCE; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    await atStop()
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

/** Expects the control with the focus to be in sight, with a ring around it or around the part it is drawn in. */
export async function expectFocusSeen(page: Page) {
  const unseen = () =>
    page.evaluate(() => {
      const control = document.activeElement
      if (!control || control === document.body) return ''
      const { top, bottom, width, height } = control.getBoundingClientRect()
      const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight
      const around = [control, control.parentElement, control.parentElement?.parentElement]
      const hasRing = around.some((part) => {
        const { outlineStyle, outlineWidth } = part
          ? getComputedStyle(part)
          : { outlineStyle: 'none', outlineWidth: '0' }
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      return isInSight && hasRing ? '' : control.outerHTML.slice(0, 200)
    })
  // The page may still be scrolling to it.
  await expect.poll(unseen).toBe('')
}
