import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFile } from '@thrive/content'
import { LOCALES } from '@thrive/domain'

/**
 * Frees a page number: later pages, their translations and the parts of the journey move up by one. A page keeps its
 * key, and so its film.
 */
export function makeRoom(content: string, place: string) {
  const [, slug, section, number] = /^(v\d+)\/(survey|results)\/(\d+)$/.exec(place) ?? []
  if (!slug || !section || !number) throw new Error(`${place} names no page; write it as v2/survey/15`)
  const version = join(content, slug)
  const from = Number(number)
  if (!existsSync(join(version, section, pageFile(from)))) throw new Error(`There is no page ${place}.`)

  for (const locale of LOCALES) {
    const folder = locale === 'en' ? join(version, section) : join(version, locale, section)
    if (existsSync(folder)) movePages(folder, from, locale === 'en')
  }
  if (section === 'survey') moveJourney(join(version, 'version.yaml'), from)
}

/** Moves the last page first, so that none is overwritten. A page without a key keeps its old number as its key. */
function movePages(folder: string, from: number, keeps: boolean) {
  const numbers = readdirSync(folder).flatMap((name) => (/^\d+\.md$/.test(name) ? Number.parseInt(name, 10) : []))
  for (const number of numbers.filter((one) => one >= from).sort((a, b) => b - a)) {
    const file = join(folder, pageFile(number))
    const page = readFileSync(file, 'utf8')
    const kept = !keeps || /^key: /m.test(page) ? page : page.replace(/^---\r?\n/, `$&key: '${number}'\n`)
    writeFileSync(join(folder, pageFile(number + 1)), kept)
    rmSync(file)
  }
}

/** A new page belongs to the part before it; the first part always begins at page 1. */
function moveJourney(file: string, from: number) {
  const moved = readFileSync(file, 'utf8').replace(/fromPage: (\d+)/g, (line, digits) =>
    Number(digits) > 1 && Number(digits) >= from ? `fromPage: ${Number(digits) + 1}` : line,
  )
  writeFileSync(file, moved)
}
