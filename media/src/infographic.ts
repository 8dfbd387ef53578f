import { readFileSync } from 'node:fs'
import { loadWorkshops } from '@thrive/content'
import type { Scores } from '@thrive/domain'
import { parse } from 'yaml'
import { z } from 'zod'
import { fingerprint } from './fingerprint.ts'
import { type Infographic, page } from './infographic/page.ts'
import type { Job } from './job.ts'
import { MEDIA, PUBLIC, whereIs } from './paths.ts'
import { printPdf } from './print.ts'

const FILE = `${PUBLIC}/downloads/thrive-indicators.pdf`

const text = z.string().trim().min(1)
const infographicSchema: z.ZodType<Infographic> = z.strictObject({
  title: text,
  intro: text,
  labels: z.strictObject({ behaviours: text, question: text, score: text }),
  indicators: z
    .array(
      z.strictObject({
        indicator: z.enum(['connect', 'trust', 'inspire']),
        name: text,
        meaning: text,
        behaviours: z.array(text),
        question: text,
      }),
    )
    .length(3),
  footer: text,
})

const readInfographic = () => infographicSchema.parse(parse(readFileSync(whereIs(`${MEDIA}/infographic.yaml`), 'utf8')))

/** The numbers stand in the content of v2 and nowhere else. */
function desiredScores(): Scores {
  const lab = loadWorkshops().find(({ slug }) => slug === 'v2')
  if (!lab) throw new Error('the infographic shows the desired scores of v2, and there is no v2')
  return lab.desiredScores
}

export function infographicJob(): Job {
  const words = readInfographic()
  const desired = desiredScores()
  return {
    id: 'downloads/thrive-indicators',
    hash: fingerprint({ words, desired }, [
      'src/infographic.ts',
      'src/infographic',
      'src/print.ts',
      'src/art',
      'fonts',
    ]),
    files: [FILE],
    weight: 3,
    needs: ['chromium'],
    make: async () => {
      printPdf(page(words, desired), FILE)
      return {}
    },
  }
}
