import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Workshop } from '@thrive/domain'
import { loadWorkshop } from './load.ts'

export { filmScriptFile, loadFilmScript, loadWorkshop } from './load.ts'
export { type FilmScript, filmScriptSchema, POSES, workshopSchema } from './schema.ts'

export const contentFolder = dirname(dirname(fileURLToPath(import.meta.url)))
const SLUGS = ['v1', 'v2']

export const loadWorkshops = (folder = contentFolder): Workshop[] =>
  SLUGS.map((slug) => loadWorkshop(join(folder, slug)))
