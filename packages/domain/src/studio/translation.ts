export type TranslationState = 'missing' | 'outdated' | 'draft' | 'done'

/** The numbers of changes, which grow with every change of a workshop; 0 if there was none. */
export interface Facts {
  /** True if there are words in this language. */
  isThere: boolean
  /** True if they differ from what is published. */
  isDrafted: boolean
  /** The change that these words came with. */
  number: number
  /** The latest English that somebody called these words still right for. */
  rightFor: number
}

/** The state of the words in English. */
export const englishState = ({ isDrafted }: Pick<Facts, 'isDrafted'>): TranslationState =>
  isDrafted ? 'draft' : 'done'

/** The state of the words in another language, compared with the English ones they translate. */
export function translationState(words: Facts, english: Pick<Facts, 'isThere' | 'number'>): TranslationState {
  if (!english.isThere) return 'done'
  if (!words.isThere) return 'missing'
  if (english.number > Math.max(words.number, words.rightFor)) return 'outdated'
  return words.isDrafted ? 'draft' : 'done'
}
