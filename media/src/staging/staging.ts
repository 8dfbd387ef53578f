import type { FilmLanguage } from '@thrive/domain'
import { BOARD_WORDS, type BoardWords } from '../art/drawings/words.ts'
import type { Chapter } from '../art/rooms.ts'
import { closingWords } from './closing.ts'
import type { StagedLines } from './lines.ts'
import { V1_BE } from './v1-be.ts'
import { V1_NL } from './v1-nl.ts'
import { V2_CHAPTERS, V2_NL } from './v2-nl.ts'

export interface Staging {
  lines: StagedLines
  chapter: Chapter | undefined
  /** The name of the game, on the first and the last card. */
  game: string
  words: BoardWords
}

/** English and French films have the same sentences as the Dutch ones, so they share their staging. */
const FILMS: Record<string, Partial<Record<FilmLanguage, Readonly<Record<string, StagedLines>>>>> = {
  v1: { NL: V1_NL, BE: V1_BE, EN: V1_NL, FR: V1_NL },
  v2: { NL: V2_NL, EN: V2_NL, FR: V2_NL },
}
const GAMES: Record<string, string> = { v1: 'Thriving Teams', v2: 'Thrive Lab' }

const isSpoken = (language: string): language is FilmLanguage => language in BOARD_WORDS

/** Returns the staging by the film's id, as in v1/survey/NL/4. */
export function stagingOf(id: string): Staging {
  const [slug = '', section = '', language = '', key = ''] = id.split('/')
  const page = `${section}/${key}`
  const lines = isSpoken(language) && FILMS[slug]?.[language]?.[page]
  if (!lines) throw new Error(`nobody has staged the film ${id}`)
  const board = BOARD_WORDS[language]
  const words = { ...board, yourTurn: closingWords(slug, page, language) ?? board.yourTurn }
  return { lines, chapter: V2_CHAPTERS[slug]?.[page], game: GAMES[slug] ?? slug, words }
}
