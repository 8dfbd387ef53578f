import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Frees a page number: later pages, their film scripts and the parts of the journey move up by one. */
export function makeRoom(content: string, place: string) {
  const [, slug, section, number] = /^(v\d+)\/(survey|results)\/(\d+)$/.exec(place) ?? []
  if (!slug || !section || !number) throw new Error(`${place} names no page; write it as v2/survey/15`)
  const version = join(content, slug)
  const from = Number(number)
  if (!existsSync(join(version, section, `${twoDigits(from)}.md`))) throw new Error(`There is no page ${place}.`)

  moveUp(join(version, section), /^(\d+)\.md$/, from)
  const films = join(version, 'films')
  for (const language of readdirSync(films)) {
    moveUp(join(films, language), new RegExp(`^${section}-(\\d+)\\.yaml$`), from)
  }
  if (section === 'survey') moveJourney(join(version, 'version.yaml'), from)
}

const twoDigits = (page: number) => String(page).padStart(2, '0')

/** The last one first, so that none is overwritten. */
function moveUp(folder: string, pattern: RegExp, from: number) {
  const files = readdirSync(folder).flatMap((name) => {
    const [, digits] = pattern.exec(name) ?? []
    return digits && Number(digits) >= from ? [{ name, digits }] : []
  })
  for (const { name, digits } of files.sort((a, b) => Number(b.digits) - Number(a.digits))) {
    renameSync(join(folder, name), join(folder, name.replace(digits, twoDigits(Number(digits) + 1))))
  }
}

/** A new page belongs to the part before it; the first part begins at page 1 whatever happens. */
function moveJourney(file: string, from: number) {
  const moved = readFileSync(file, 'utf8').replace(/fromPage: (\d+)/g, (line, digits) =>
    Number(digits) > 1 && Number(digits) >= from ? `fromPage: ${Number(digits) + 1}` : line,
  )
  writeFileSync(file, moved)
}
