import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** The authors' files, by paths such as v1/survey/01.md: from a folder, or a draft that was never a file. */
export interface Files {
  has(path: string): boolean
  text(path: string): string
  /** Returns the names in a folder. */
  list(folder: string): string[]
}

export const filesIn = (folder: string): Files => ({
  has: (path) => existsSync(join(folder, path)),
  text: (path) => readFileSync(join(folder, path), 'utf8'),
  list: (path) => readdirSync(join(folder, path)),
})

interface PageSettings {
  kind?: string
  key?: string | number
  /** Films of the organisation's own, by their spoken language. */
  ownFilms?: Record<string, object>
}

/** Reads texts, YAML and pages with any line endings and byte order mark. */
export function reader(files: Files) {
  const text = (file: string) => files.text(file).replace(/^\uFEFF|\r(?=\n)/g, '')
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
      // The empty line replaces the first ---, so that errors name the line the author sees.
      return {
        settings: parsed(file, `\n${match[1]}`) as PageSettings | null,
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
