import { type CaptionLanguage, type Cue, cueWords, type FileKind, type OwnFilm, SPOKEN } from '@thrive/domain'
import { isOwnKind, type Place } from '@thrive/domain/studio'
import type { Database } from '../../infra/database.ts'
import { type FileRow, useFiles } from './file-data.ts'

/**
 * Completes a film, picture or PDF with what reading its files told, so that the draft and every edition stand for
 * themselves. Undefined if a file is not stored or is of another kind.
 */
export async function withFiles(tx: Database, { path, rule }: Place, value: unknown): Promise<unknown> {
  if (!isOwnKind(rule.kind) || value === null || value === undefined) return value
  if (rule.kind === 'film') return completeFilm(tx, value as OwnFilm, SPOKEN[path.split('/').at(-1) as 'NL'])
  const file = value as string
  const found = await useFiles(tx, [file])
  return isOf(rule.kind as FileKind, found.get(file)) ? file : undefined
}

const isOf = (kind: FileKind, row: FileRow | undefined) => row?.kind === kind

async function completeFilm(tx: Database, given: OwnFilm, spoken: CaptionLanguage): Promise<OwnFilm | undefined> {
  const { file, poster, captions } = given
  const found = await useFiles(tx, [file, ...(poster ? [poster] : []), ...Object.values(captions)])
  const film = found.get(file)
  const areCaptions = Object.values(captions).every((name) => isOf('captions', found.get(name)))
  if (!isOf('film', film) || (poster && !isOf('picture', found.get(poster))) || !areCaptions) return undefined
  const cues = (language: CaptionLanguage) => found.get(captions[language] ?? '')?.cues ?? []
  const ends = Object.values(captions).flatMap((name) => (found.get(name)?.cues ?? []).map(({ to }) => to))
  const transcript = transcriptOf(spoken, cues)
  return {
    file,
    poster,
    captions,
    seconds: film?.seconds ?? 0,
    ...(ends.length > 0 && { lastCue: Math.max(...ends) }),
    ...(transcript.length > 0 && { transcript }),
  }
}

const FIELDS = { en: 'english', nl: 'dutch', fr: 'french' } as const

/** The spoken captions, each with what is shown in other languages meanwhile. */
function transcriptOf(spoken: CaptionLanguage, cues: (language: CaptionLanguage) => Cue[]) {
  const others = (['en', 'nl', 'fr'] as const).filter((language) => language !== spoken)
  return cues(spoken).flatMap((cue) => {
    const text = cueWords(cue)
    const translated = others.flatMap((language) => {
      const words = cues(language).filter((other) => isWithin((other.from + other.to) / 2, cue))
      return words.length > 0 ? [[FIELDS[language], words.map(cueWords).join(' ')]] : []
    })
    return text ? [{ text, ...Object.fromEntries(translated) }] : []
  })
}

const isWithin = (moment: number, { from, to }: Cue) => moment >= from && moment < to
