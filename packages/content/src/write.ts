import type { Film, FilmLanguage, Section, Translated, Words, Workshop } from '@thrive/domain'
import { SPOKEN } from '@thrive/domain'
import { stringify } from 'yaml'
import type { Files } from './files.ts'
import { filmScriptFile, pageFile, readTranscript } from './load.ts'

type Page = Workshop[Section][number]
interface Loose {
  [key: string]: unknown
}

/**
 * Returns a workshop as the authors' files, by their paths: the inverse of `loadWorkshop`. Film scripts say more than a
 * workshop keeps, so those of the release are taken where the film is still theirs.
 */
export function writeWorkshop(workshop: Workshop, release: Files): Map<string, string> {
  const { slug, survey, results, locale: _, words, ...settings } = workshop
  const files = writeSettings(slug, settings)
  for (const [section, pages] of Object.entries({ survey, results }) as [Section, Page[]][])
    for (const page of pages) {
      const { page: number, text, films, key, ...rest } = page
      const own = ownFilms(page)
      const written = { ...(key !== String(number) && { key }), ...without(rest), ...(own && { ownFilms: own }) }
      files.set(`${slug}/${section}/${pageFile(number)}`, writePage(written, text))
      for (const [language, film] of Object.entries(films ?? {}) as [FilmLanguage, Film][]) {
        const file = filmScriptFile(slug, section, key, language)
        files.set(file, writeScript(release, [slug, section, key, language], film))
      }
    }
  for (const [locale, translated] of Object.entries(words) as [Translated, Words][])
    for (const [file, text] of writeWords(workshop, locale, translated)) files.set(file, text)
  return files
}

interface Settings {
  tutorial?: { text?: string | undefined } | undefined
}

function writeSettings(folder: string, { tutorial, ...settings }: Settings): Map<string, string> {
  const { text, ...rest } = tutorial ?? {}
  const whole = { ...without(settings), ...(Object.keys(rest).length > 0 && { tutorial: without(rest) }) }
  const slug = /^v\d+$/.test(folder) ? { slug: folder } : {}
  const files = new Map([[`${folder}/version.yaml`, yaml({ ...slug, ...whole })]])
  if (text !== undefined) files.set(`${folder}/tutorial.md`, `${text}\n`)
  return files
}

function writeWords(workshop: Workshop, locale: Translated, { survey, results, ...settings }: Words) {
  const folder = `${workshop.slug}/${locale}`
  const files = writeSettings(folder, settings)
  for (const [section, words] of Object.entries({ survey, results }) as [Section, Words[Section]][])
    for (const { key, page } of workshop[section]) {
      const { text, ...rest } = words[key] ?? {}
      if (words[key]) files.set(`${folder}/${section}/${pageFile(page)}`, writePage(rest, text))
    }
  return files
}

const writePage = (settings: object, text = '') => `---\n${yaml(settings)}---\n\n${text}\n`

/** Long lines stay whole: the files of authors are compared line by line. */
const yaml = (value: object) => (Object.keys(value).length > 0 ? stringify(value, { lineWidth: 0 }) : '{}\n')

/** Leaves out what means the same when it is missing. */
function without(value: unknown): Loose {
  const entries = Object.entries(value as Loose).filter(([, part]) => part !== null)
  return Object.fromEntries(entries.map(([name, part]) => [name, pruned(part)]))
}
const pruned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pruned)
  return typeof value === 'object' && value !== null ? without(value) : value
}

function ownFilms({ films }: Page) {
  const own = Object.entries(films ?? {}).flatMap(([language, film]) => (film?.own ? [[language, film.own]] : []))
  return own.length > 0 ? Object.fromEntries(own) : null
}

type Script = Parameters<typeof filmScriptFile>

function writeScript(release: Files, script: Script, { title, transcript }: Film): string {
  const file = filmScriptFile(...script)
  const isOfRelease =
    release.has(file) && JSON.stringify(readTranscript(release, file, script)) === JSON.stringify({ title, transcript })
  if (isOfRelease) return release.text(file)
  const spoken = { nl: 'dutch', en: 'english', fr: 'french' }[SPOKEN[script[3]]]
  const sentences = transcript.map(({ text, ...captions }) => {
    const others = Object.entries(captions).filter(([language]) => language !== spoken)
    return { text, ...Object.fromEntries(others), pose: 'rest' }
  })
  return yaml({ title, kicker: title, theme: 'neutral', sentences })
}
