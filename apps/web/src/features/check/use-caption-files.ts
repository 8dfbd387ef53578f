import { filmFiles } from '@thrive/domain'
import { m } from '@thrive/words'
import { useCallback, useEffect, useState } from 'react'
import { captionLanguages, type RoomFilms } from './films.ts'
import type { CaptionFile } from './judge.ts'

const NAMES = { nl: m.language_dutch, en: m.language_english, fr: m.language_french }

/** Loads the captions of the first film, each with its first line. */
export function useCaptionFiles({ first, allCaptions }: RoomFilms) {
  const [lines, setLines] = useState<(string | null)[] | null>(null)
  const languages = captionLanguages(allCaptions)
  const paths = languages.map((language) => filmFiles(first).captions(language)).join()

  const load = useCallback(async () => {
    setLines(null)
    setLines(await Promise.all(paths.split(',').map(firstLine)))
  }, [paths])
  useEffect(() => void load(), [load])

  const files: CaptionFile[] | null =
    lines && languages.map((language, index) => ({ language: NAMES[language](), line: lines[index] ?? null }))
  return { files, load: () => void load() }
}

async function firstLine(path: string): Promise<string | null> {
  const response = await fetch(path).catch(() => null)
  const text = response?.ok ? await response.text().catch(() => '') : ''
  if (!text.startsWith('WEBVTT')) return null
  const [, after = ''] = /-->.*\n([\s\S]*?)(?:\n\s*\n|$)/.exec(text) ?? []
  return after.trim() || null
}
