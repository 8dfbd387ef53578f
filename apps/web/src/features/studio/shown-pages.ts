import { m } from '@thrive/words'
import type { StoryPage } from './api.ts'

/** Which pages the storyboard shows. */
export const SHOWN = [
  { value: 'all', word: m.studio_show_all, fits: () => true },
  { value: 'changed', word: m.studio_show_changed, fits: ({ changed }: StoryPage) => changed },
  { value: 'problems', word: m.studio_show_problems, fits: ({ problems }: StoryPage) => problems > 0 },
  { value: 'films', word: m.studio_show_films, fits: ({ film }: StoryPage) => film !== null },
] as const

export type Shown = (typeof SHOWN)[number]['value']

export function shownPages(pages: StoryPage[], shown: Shown, word: string): StoryPage[] {
  const fits = SHOWN.find(({ value }) => value === shown)?.fits ?? (() => true)
  const wanted = word.trim().toLowerCase()
  return pages.filter((page) => fits(page) && page.title.toLowerCase().includes(wanted))
}

export interface Chapter {
  /** Null for the results and for what is of no page. */
  title: string | null
  section: StoryPage['section']
  pages: StoryPage[]
}

/** Pages that follow each other in one chapter. */
export function chaptersOf(pages: StoryPage[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const page of pages) {
    const last = chapters.at(-1)
    if (last && last.section === page.section && last.title === page.chapter) last.pages.push(page)
    else chapters.push({ title: page.chapter, section: page.section, pages: [page] })
  }
  return chapters
}
