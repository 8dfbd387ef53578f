import type { ResultsPage, SurveyPage } from './workshop.ts'

/**
 * What a page says to rooms with phones though its own words lack it: `away` if neither tip nor text says the words that
 * are replaced, and the numbers of steps that the text does not have.
 */
export function idlePhones({ phones, withPhones, tip, text }: SurveyPage | ResultsPage) {
  return {
    away: phones !== null && !`${tip}\n${text}`.includes(phones.away),
    steps: Object.keys(withPhones ?? {}).filter((step) => !new RegExp(`^${step}\\. `, 'm').test(text)),
  }
}
