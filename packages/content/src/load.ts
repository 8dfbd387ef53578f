import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section, Workshop } from '@thrive/domain'
import { parse } from 'yaml'
import { z } from 'zod'
import { type FilmScript, filmScriptSchema, workshopSchema } from './schema.ts'

/**
 * A version is a folder: `version.yaml`, `tutorial.md`, and one Markdown file a page under `survey/` and `results/`,
 * named by page number, with its settings as YAML between two `---` lines. Films stand in `films/{NL,BE}/`.
 */
export function loadWorkshop(folder: string): Workshop {
  const settings = readYaml(join(folder, 'version.yaml')) as { languages: string[]; tutorial: object }
  const pages = (section: Section) =>
    listFiles(join(folder, section), '.md').map((name) => readPage(folder, section, name, settings.languages))
  const candidate = {
    ...settings,
    tutorial: { ...settings.tutorial, text: readFileSync(join(folder, 'tutorial.md'), 'utf8') },
    survey: pages('survey'),
    results: pages('results'),
  }
  return explain(folder, workshopSchema, candidate)
}

export function loadFilmScript(file: string): FilmScript {
  return explain(file, filmScriptSchema, readYaml(file))
}

export const filmScriptFile = (folder: string, section: Section, page: number, language: string) =>
  join(folder, 'films', language, `${section}-${String(page).padStart(2, '0')}.yaml`)

function readPage(folder: string, section: Section, name: string, languages: string[]) {
  const file = join(folder, section, name)
  const page = Number.parseInt(name, 10)
  const { settings, body } = splitFrontMatter(file)
  const films =
    settings.kind === 'video'
      ? Object.fromEntries(languages.map((language) => [language, readTranscript(folder, section, page, language)]))
      : null
  return { ...settings, page, text: body, films }
}

function readTranscript(folder: string, section: Section, page: number, language: string) {
  const script = loadFilmScript(filmScriptFile(folder, section, page, language))
  return { title: script.title, transcript: script.sentences.map(({ text, english }) => ({ text, english })) }
}

function splitFrontMatter(file: string) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'))
  if (!match) throw new Error(`${file}: a page begins with its settings between two --- lines`)
  return { settings: parse(match[1] ?? '') as { kind?: string }, body: match[2] ?? '' }
}

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'))

const listFiles = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()

function explain<T>(where: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw new Error(`${where} is not valid:\n${z.prettifyError(result.error)}`)
  return result.data
}
