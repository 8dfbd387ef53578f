import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Workshop } from '@thrive/domain'
import { filesIn } from './files.ts'
import { loadWorkshop } from './load.ts'
import { findMisfits } from './misfits.ts'
import { writeWorkshop } from './write.ts'

export { type FilmScript, POSES, wordsAt } from './film-script.ts'
export { loadGuide } from './guide.ts'
export { loadFilmScript, pageFile, scriptLanguages } from './load.ts'
export { loadMaterial } from './load-material.ts'
export { type Material, type MaterialCard, type MaterialSet, materialNames } from './material.ts'
export { loadMaterialWords } from './material-words.ts'
export { missingMaterial } from './missing-material.ts'
export { missingWords } from './missing-words.ts'
export { loadPrivacy, type Privacy, privacyWords } from './privacy.ts'

export const contentFolder = dirname(dirname(fileURLToPath(import.meta.url)))
const SLUGS = ['v1', 'v2']

/** Returns a workshop as the authors' files, by their paths. */
export const workshopFiles = (workshop: Workshop): Map<string, string> =>
  writeWorkshop(workshop, filesIn(contentFolder))

/** Reads the versions that a folder has. */
export const loadVersions = (folder: string): Workshop[] =>
  SLUGS.filter((slug) => filesIn(folder).has(slug)).map((slug) => loadWorkshop(filesIn(folder), slug))

export function loadWorkshops(folder = contentFolder): Workshop[] {
  const workshops = SLUGS.map((slug) => loadWorkshop(filesIn(folder), slug))
  const misfits = findMisfits(workshops)
  if (misfits.length) throw new Error(misfits.join('\n'))
  return workshops
}
