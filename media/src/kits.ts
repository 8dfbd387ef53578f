import { contentFolder, loadMaterial, loadWorkshops } from '@thrive/content'
import { downloadPath, LOCALES, type Locale } from '@thrive/domain'
import { fingerprint } from './fingerprint.ts'
import { type Frames, mustFit } from './fit.ts'
import type { Job } from './job.ts'
import { document } from './kit/document.ts'
import type { Kit } from './kit/kit.ts'
import { kitPages } from './kit/pages.ts'
import { readWords } from './kit/words.ts'
import { PUBLIC } from './paths.ts'
import { printPdf } from './print.ts'

export const kitFile = (slug: string, locale: Locale) =>
  `${PUBLIC}${downloadPath(`/downloads/kit-${slug}.pdf`, locale)}`

/** Everything on the table, for printing: one PDF per version and language. */
export function readKits(): Kit[] {
  return loadWorkshops().flatMap(({ slug, name, survey, results }) => {
    if (slug !== 'v1' && slug !== 'v2') throw new Error(`nobody laid out a kit for ${slug}`)
    return LOCALES.map((locale) => ({
      slug,
      name,
      locale,
      minutes: [...survey, ...results].map(({ minutes }) => minutes ?? 0),
      words: readWords(locale),
      material: loadMaterial(contentFolder, slug, locale),
    }))
  })
}

/** Backs have beads inside their edge; a card is cut at its own edge. */
export const KIT_FRAMES: Frames = {
  sheet: '.sheet',
  insets: {
    '.slug': 0,
    '.label > header': 0.5,
    '.label > .body': 0.5,
    '.label > footer': 0,
    '.back': 9,
    '.inside': 0,
    '.third': 0,
    '.card': 4.5,
    '.live': 0,
    '.sheet': 16.5,
  },
}

export const kitDocument = (kit: Kit) =>
  document(kit.locale, kit.words.document.replace('{name}', kit.name), kitPages(kit))

const jobId = (file: string) => file.slice(PUBLIC.length + 1, -'.pdf'.length)

export const kitJobs = (): Job[] =>
  readKits().map((kit) => {
    const html = kitDocument(kit)
    const file = kitFile(kit.slug, kit.locale)
    return {
      id: jobId(file),
      hash: fingerprint(html, ['src/print.ts']),
      files: [file],
      weight: 20,
      needs: ['chromium'],
      make: async () => {
        mustFit(html, KIT_FRAMES)
        printPdf(html, file)
        return {}
      },
    }
  })
