import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FILM_LANGUAGES,
  type FilmLanguage,
  LOCALES,
  type Section,
  type Words,
  type Workshop,
  wholePage,
} from '@thrive/domain'
import { pageSchemas, pageWordsSchema, settingsSchema, settingsWordsSchema } from '@thrive/domain/schema'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FilmScript, filmScriptSchema } from './film-script.ts'

/**
 * A version is a folder: `version.yaml`, `tutorial.md`, and one Markdown file per page under `survey/` and `results/`,
 * named by page number, with its settings as YAML between two `---` lines. Films are in `films/{NL,BE,EN,FR}/`. The words of
 * another language are in a folder of its own, in files of the same names.
 * Every error names the file that the author has to look at.
 */
export function loadWorkshop(content: string, slug: string): Workshop {
  const read = reader(content)
  const { tutorial, ...rest } = read.yaml(`${slug}/version.yaml`) as { tutorial?: object }
  const settings = explain(`${slug}/version.yaml`, settingsSchema, {
    ...rest,
    tutorial: { ...tutorial, text: read.text(`${slug}/tutorial.md`) },
  })
  const pages = <S extends Section>(section: S): Workshop[S] =>
    readdirSync(join(content, slug, section))
      .filter((name) => name.endsWith('.md'))
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map((name) =>
        readPage(content, `${slug}/${section}/${name}`, settings.spoken ?? settings.languages),
      ) as Workshop[S]
  const [survey, results] = [pages('survey'), pages('results')]
  const words = Object.fromEntries(
    LOCALES.filter((locale) => existsSync(join(content, slug, locale))).map((locale) => [
      locale,
      readWords(content, `${slug}/${locale}`, { survey, results }),
    ]),
  )
  return { ...settings, survey, results, locale: 'en', words }
}

/** The folder of a language has the same files as the version, with its words alone. A page may be missing. */
function readWords(content: string, folder: string, pages: Pick<Workshop, Section>): Words {
  const read = reader(content)
  const file = `${folder}/version.yaml`
  const { tutorial, ...rest } = read.yaml(file) as { tutorial?: object }
  const text = read.text(`${folder}/tutorial.md`)
  const wordsOf = (section: Section) =>
    Object.fromEntries(
      pages[section].flatMap(({ key, page }) => {
        const name = `${folder}/${section}/${pageFile(page)}`
        if (!existsSync(join(content, name))) return []
        const { settings, body } = read.page(name)
        return [[key, explain(name, pageWordsSchema, { ...settings, text: body })]]
      }),
    )
  return {
    ...explain(file, settingsWordsSchema, { ...rest, tutorial: { ...tutorial, text } }),
    survey: wordsOf('survey'),
    results: wordsOf('results'),
  }
}

export const pageFile = (page: number) => `${String(page).padStart(2, '0')}.md`

/** The languages a version has film scripts in, whether or not their films were made yet. */
export const scriptLanguages = (content: string, slug: string) =>
  FILM_LANGUAGES.filter((language) => existsSync(join(content, slug, 'films', language)))

export function loadFilmScript(content: string, slug: string, section: Section, key: string, language: FilmLanguage) {
  const file = filmScriptFile(slug, section, key, language)
  return explain<FilmScript>(file, filmScriptSchema(language), reader(content).yaml(file))
}

const filmScriptFile = (slug: string, section: Section, key: string, language: FilmLanguage) =>
  `${slug}/films/${language}/${section}-${key.padStart(2, '0')}.yaml`

function readPage(content: string, file: string, languages: readonly FilmLanguage[]) {
  const [slug, section, name] = file.split('/') as [string, Section, string]
  const page = Number.parseInt(name, 10)
  const { settings, body } = reader(content).page(file)
  const key = String(settings?.key ?? page)
  const films =
    settings?.kind === 'video'
      ? Object.fromEntries(
          languages.map((language) => [language, readTranscript(content, file, [slug, section, key, language])]),
        )
      : null
  return explain(file, pageSchemas[section] as z.ZodType, wholePage({ ...settings, page, text: body, films }))
}

function readTranscript(content: string, page: string, film: Parameters<typeof filmScriptFile>) {
  const file = filmScriptFile(...film)
  if (!existsSync(join(content, file))) throw new Error(`${page} is a video, and its film script ${file} is missing`)
  const { title, sentences } = loadFilmScript(content, ...film)
  return { title, transcript: sentences.map(({ text, captions }) => ({ text, english: captions.en })) }
}

/** Reads files of the content folder, whatever line endings and byte order mark an editor wrote. */
export function reader(content: string) {
  const text = (file: string) => readFileSync(join(content, file), 'utf8').replace(/^\uFEFF|\r(?=\n)/g, '')
  const parsed = (file: string, yaml: string): unknown => {
    try {
      return parse(yaml)
    } catch (error) {
      throw new Error(`${file} is not valid YAML: ${(error as Error).message.trim()}`)
    }
  }
  return {
    text,
    yaml: (file: string) => parsed(file, text(file)),
    page(file: string) {
      const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text(file))
      if (!match) throw new Error(`${file}: a page begins with its settings between two --- lines`)
      // The empty first line stands for the first ---, so that an error names the line an author sees.
      return {
        settings: parsed(file, `\n${match[1]}`) as { kind?: string; key?: string | number } | null,
        body: match[2] ?? '',
      }
    },
  }
}

export function explain<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`)
  return result.data
}
