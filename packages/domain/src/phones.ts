import type { SurveyPage } from './workshop.ts'

type Page = Pick<SurveyPage, 'phones' | 'text'> & { tip: string | null }

/** Rewords the page for a room with phones, which lie face down instead of being put away. */
export function withPhones<Shown extends Page>(page: Shown): Shown {
  const { phones, tip, text } = page
  if (!phones) return page
  const reword = (words: string) => words.replaceAll(phones.away, phones.faceDown)
  return { ...page, tip: tip && reword(tip), text: reword(text) }
}
