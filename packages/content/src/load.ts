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
import type { z } from 'zod'
import { explain, type Files, filesIn, reader } from './files.ts'
import { type FilmScript, filmScriptSchema } from './film-script.ts'

/**
 * A version is a folder: `version.yaml`, `tutorial.md`, and one Markdown file per page under `survey/` and `results/`,
 * named by page number, with its settings as YAML between two `---` lines. Films are in `films/{NL,BE,EN,FR}/`.
 * Translations are in a folder per language, in files of the same names. Every error names the file that the author
 * must look at.
 */
export function loadWorkshop(files: Files, slug: string): Workshop {
  const read = reader(files)
  const { tutorial, ...rest } = read.yaml(`${slug}/version.yaml`) as { tutorial?: object }
  const settings = explain(`${slug}/version.yaml`, settingsSchema, {
    ...rest,
    tutorial: { ...tutorial, text: read.text(`${slug}/tutorial.md`) },
  })
  const pages = <S extends Section>(section: S): Workshop[S] =>
    files
      .list(`${slug}/${section}`)
      .filter((name) => name.endsWith('.md'))
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map((name) =>
        readPage(files, `${slug}/${section}/${name}`, settings.spoken ?? settings.languages),
      ) as Workshop[S]
  const [survey, results] = [pages('survey'), pages('results')]
  const words = Object.fromEntries(
    LOCALES.filter((locale) => files.has(`${slug}/${locale}`)).map((locale) => [
      locale,
      readWords(files, `${slug}/${locale}`, { survey, results }),
    ]),
  )
  return { ...settings, survey, results, locale: 'en', words }
}

/** A language's folder has the same files as the version, holding only texts. Pages and the tutorial may be missing. */
function readWords(files: Files, folder: string, pages: Pick<Workshop, Section>): Words {
  const read = reader(files)
  const file = `${folder}/version.yaml`
  const { tutorial, ...rest } = read.yaml(file) as { tutorial?: object }
  const text = files.has(`${folder}/tutorial.md`) ? { text: read.text(`${folder}/tutorial.md`) } : {}
  const whole = { ...tutorial, ...text }
  const wordsOf = (section: Section) =>
    Object.fromEntries(
      pages[section].flatMap(({ key, page }) => {
        const name = `${folder}/${section}/${pageFile(page)}`
        if (!files.has(name)) return []
        const { settings, body } = read.page(name)
        return [[key, explain(name, pageWordsSchema, { ...settings, ...(body.trim() && { text: body }) })]]
      }),
    )
  return {
    ...explain(file, settingsWordsSchema, { ...rest, ...(Object.keys(whole).length > 0 && { tutorial: whole }) }),
    survey: wordsOf('survey'),
    results: wordsOf('results'),
  }
}

export const pageFile = (page: number) => `${String(page).padStart(2, '0')}.md`

/** The languages with film scripts, whether or not the films exist yet. */
export const scriptLanguages = (content: string, slug: string) =>
  FILM_LANGUAGES.filter((language) => filesIn(content).has(`${slug}/films/${language}`))

export const loadFilmScript = (content: string, ...film: Film) => readFilmScript(filesIn(content), ...film)

type Film = [slug: string, section: Section, key: string, language: FilmLanguage]

function readFilmScript(files: Files, ...film: Film) {
  const file = filmScriptFile(...film)
  return explain<FilmScript>(file, filmScriptSchema(film[3]), reader(files).yaml(file))
}

export const filmScriptFile = (...[slug, section, key, language]: Film) =>
  `${slug}/films/${language}/${section}-${key.padStart(2, '0')}.yaml`

function readPage(files: Files, file: string, languages: readonly FilmLanguage[]) {
  const [slug, section, name] = file.split('/') as [string, Section, string]
  const page = Number.parseInt(name, 10)
  const { settings, body } = reader(files).page(file)
  const { ownFilms = {}, ...rest } = settings ?? {}
  const key = String(rest.key ?? page)
  const filmIn = (language: FilmLanguage) => {
    const film = readTranscript(files, file, [slug, section, key, language])
    return ownFilms[language] ? { ...film, own: ownFilms[language] } : film
  }
  const films =
    rest.kind === 'video' ? Object.fromEntries(languages.map((language) => [language, filmIn(language)])) : null
  return explain(file, pageSchemas[section] as z.ZodType, wholePage({ ...rest, page, text: body, films }))
}

export function readTranscript(files: Files, page: string, film: Film) {
  const file = filmScriptFile(...film)
  if (!files.has(file)) throw new Error(`${page} is a video, and its film script ${file} is missing`)
  const { title, sentences } = readFilmScript(files, ...film)
  return {
    title,
    transcript: sentences.map(({ text, captions }) => ({
      text,
      english: captions.en,
      dutch: captions.nl,
      french: captions.fr,
    })),
  }
}
