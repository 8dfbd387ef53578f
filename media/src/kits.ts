import { contentFolder, loadMaterial, loadWorkshops } from '@thrive/content'
import { fingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'
import { document } from './kit/document.ts'
import type { Kit } from './kit/kit.ts'
import { kitPages } from './kit/pages.ts'
import { readWords } from './kit/words.ts'
import { PUBLIC } from './paths.ts'
import { printPdf } from './print.ts'

export const kitFile = (slug: string) => `${PUBLIC}/downloads/kit-${slug}.pdf`

/** Everything on the table, to print: one PDF per version. */
export function readKits(): Kit[] {
  const words = readWords()
  return loadWorkshops().map(({ slug, name }) => {
    if (slug !== 'v1' && slug !== 'v2') throw new Error(`nobody laid out a kit for ${slug}`)
    return { slug, name, words, material: loadMaterial(contentFolder, slug) }
  })
}

const SOURCES = ['src/kits.ts', 'src/kit', 'src/print.ts', 'src/slides.ts', 'src/slides', 'src/art']

export const kitJobs = (): Job[] =>
  readKits().map((kit) => ({
    id: `downloads/kit-${kit.slug}`,
    hash: fingerprint(kit, SOURCES),
    files: [kitFile(kit.slug)],
    weight: 20,
    needs: ['chromium'],
    make: async () => {
      printPdf(document(`${kit.name}: the kit to print`, kitPages(kit)), kitFile(kit.slug))
      return {}
    },
  }))
