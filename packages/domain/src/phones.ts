import type { SurveyPage } from './workshop.ts'

type Page = Pick<SurveyPage, 'phones' | 'text'> & { tip: string | null }

/** The page as a room with phones says it: they lie face down where they would be put away. */
export function withPhones<Shown extends Page>(page: Shown): Shown {
  const { phones, tip, text } = page
  if (!phones) return page
  const said = (words: string) => words.replaceAll(phones.away, phones.faceDown)
  return { ...page, tip: tip && said(tip), text: said(text) }
}
