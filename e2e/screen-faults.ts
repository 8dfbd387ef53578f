import type { Page } from '@playwright/test'
import type { Locale } from '@thrive/domain'
import { misfits } from './fit.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { englishOn } from './no-english.ts'

/** Returns what is wrong with a screen's words: in another language, or too long for their place. */
export async function faultsOf(page: Page, locale: Locale, document = false): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expectAccessible(page)
  const english = locale === 'en' ? [] : await englishOn(page)
  return [...english.map((text) => `English: ${text}`), ...(await misfits(page, { document }))]
}
