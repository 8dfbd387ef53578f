import type { Page } from '@playwright/test'
import { measureScreen, type ScreenFacts } from '../apps/web/src/lib/fit/screen-facts.ts'

export const screenFacts = (page: Page): Promise<ScreenFacts> => page.evaluate(measureScreen)
