import { m } from '@thrive/words'
import type { SourceText, StoryPage } from './api.ts'

/** Which texts are shown to translate. */
export const SHOWN_TEXTS = [
  { value: 'missing', word: m.studio_state_missing, fits: ({ state }: SourceText) => state === 'missing' },
  { value: 'outdated', word: m.studio_state_outdated, fits: ({ state }: SourceText) => state === 'outdated' },
  { value: 'all', word: m.studio_show_all, fits: () => true },
] as const

export type ShownTexts = (typeof SHOWN_TEXTS)[number]['value']

export interface TextsPage {
  id: string
  section: string
  key: string
  number: string
  title: string
  texts: SourceText[]
  /** How many are missing or outdated. */
  open: number
}

/** The pages that have such texts, in their order. */
export function pagesWith(pages: StoryPage[], texts: SourceText[], shown: ShownTexts): TextsPage[] {
  const fits = SHOWN_TEXTS.find(({ value }) => value === shown)?.fits ?? (() => true)
  const byPage = Map.groupBy(texts, ({ section, key }) => `${section} ${key}`)
  return pages.flatMap(({ section, key, number, title }) => {
    const here = byPage.get(`${section} ${key}`) ?? []
    const some = here.filter(fits)
    const open = here.filter(({ state }) => state === 'missing' || state === 'outdated').length
    const name = number === null ? '' : section === 'results' ? `R${number}` : String(number)
    return some.length > 0
      ? [{ id: `${section} ${key}`, section, key, number: name, title: pageTitle(section, title), texts: some, open }]
      : []
  })
}

const pageTitle = (section: string, title: string) => (section === 'settings' ? m.studio_whole() : title)
