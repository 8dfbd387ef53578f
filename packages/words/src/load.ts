import type { Locale } from '@thrive/domain'

/**
 * Makes messages available in a language. Here all of them are, from the start. In the built apps each language is a
 * file of its own, and this module is replaced: see apps/web/own-words.ts.
 */
export const loadWords = async (_locale: Locale): Promise<void> => {}

/** Makes the messages of a part of the app available, in the language of the screen. */
export const loadPart = async (_part: string): Promise<void> => {}

export const hasWords = (_locale: Locale): boolean => true
