import type { Workshop } from '@thrive/domain'
import { parseStoredWorkshop } from '@thrive/domain/stored-workshop'
import { applyChanges, type DraftOption, ordered, placeAt, readPlace } from '@thrive/domain/studio'
import { expect, test } from 'vitest'
import type { Files } from './files.ts'
import { loadWorkshops, workshopFiles } from './index.ts'
import { loadWorkshop } from './load.ts'

const workshops = loadWorkshops()
const [, v2] = workshops as [Workshop, Workshop]

const filesOf = (written: Map<string, string>): Files => ({
  has: (path) => written.has(path) || [...written.keys()].some((file) => file.startsWith(`${path}/`)),
  text: (path) => written.get(path) ?? '',
  list: (folder) =>
    [...written.keys()].flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : [])),
})
const again = (workshop: Workshop) => loadWorkshop(filesOf(workshopFiles(workshop)), workshop.slug)

test.each(workshops)('$slug written and read again is the same, letter by letter', (workshop) => {
  expect(JSON.stringify(again(workshop))).toBe(JSON.stringify(workshop))
  expect(JSON.stringify(ordered(workshop))).toBe(JSON.stringify(workshop))
})

test.each(workshops)('$slug as the database returns it is put into its order again', (workshop) => {
  const stored = parseStoredWorkshop(shuffled(workshop))
  expect(JSON.stringify(ordered(stored.data ?? fail()))).toBe(JSON.stringify(workshop))
})

/** Fields in the order in which PostgreSQL keeps them. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, shuffled(part)]))
}

test('so is one with changes of every kind, missing words and films of its own', () => {
  const list = 'survey/33/group/questions/27/options'
  const options = readPlace(v2, placeAt(v2, list) ?? fail(), 'en') as DraftOption[]
  const own = { file: 'f'.repeat(64), poster: null, captions: { nl: 'c'.repeat(64) } }
  const changed = ordered(
    applyChanges(v2, [
      { place: list, lang: 'en', value: [...options.slice(2).reverse(), { value: null, label: 'Fun: "yes", #1' }] },
      { place: 'survey/14/title', lang: 'en', value: '# - * & yes: no' },
      { place: 'survey/14/text', lang: 'en', value: '1. First, **loud**.\n2. Then 3 < 5.\n\n---\n\nA line.' },
      { place: 'survey/14/text', lang: 'nl', value: null },
      { place: 'survey/14/tip', lang: 'fr', value: null },
      { place: 'survey/14/timer/seconds', lang: 'en', value: 150 },
      { place: 'settings/tutorial/text', lang: 'nl', value: null },
      { place: 'settings/tutorial/motto', lang: 'en', value: ['we', 'no', '12'] },
      { place: 'settings/journey/parts/2/title', lang: 'fr', value: null },
      { place: 'survey/13/films/NL', lang: 'en', value: own },
    ]),
  )
  expect(JSON.stringify(again(changed))).toBe(JSON.stringify(changed))
})

function fail(): never {
  throw new Error('it is not there')
}
