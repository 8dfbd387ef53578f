import type { SurveyPage } from './workshop.ts'

type Page = Pick<SurveyPage, 'phones' | 'withPhones' | 'text'> & { tip: string | null }

/** Rewords the page for a room with phones, which lie face down instead of being put away, and are used for scores. */
export function withPhones<Shown extends Page>(page: Shown): Shown {
  const { phones, withPhones: steps, tip, text } = page
  if (!phones && !steps) return page
  const reword = (words: string) => (phones ? words.replaceAll(phones.away, phones.faceDown) : words)
  const lines = reword(text).split('\n')
  return { ...page, tip: tip && reword(tip), text: lines.map((line) => reworded(steps ?? {}, line)).join('\n') }
}

/** Returns the line, or what replaces it if it is a numbered step with other words. */
function reworded(steps: Readonly<Record<string, string>>, line: string): string {
  const [, number = ''] = /^(\d+)\. /.exec(line) ?? []
  const words = steps[number]
  return words ? `${number}. ${words}` : line
}
