import { readFileSync } from 'node:fs'
import { loadWorkshops } from '@thrive/content'
import { downloadPath, LOCALES, type Locale, type Scores } from '@thrive/domain'
import { parse } from 'yaml'
import { z } from 'zod'
import { fingerprint } from './fingerprint.ts'
import { type Frames, mustFit } from './fit.ts'
import { type Infographic, page } from './infographic/page.ts'
import type { Job } from './job.ts'
import { MEDIA, PUBLIC, whereIs } from './paths.ts'
import { printPdf } from './print.ts'

export const infographicFile = (locale: Locale) =>
  `${PUBLIC}${downloadPath('/downloads/thrive-indicators.pdf', locale)}`

const FRAMES: Frames = { sheet: 'body', insets: { '.card': 4, footer: 0, body: 10 } }

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

export const readInfographic = (locale: Locale) =>
  infographicSchema.parse(parse(readFileSync(whereIs(`${MEDIA}/infographic/${locale}.yaml`), 'utf8')))

/** Reads the numbers from the content of v2, their only source. */
function desiredScores(): Scores {
  const lab = loadWorkshops().find(({ slug }) => slug === 'v2')
  if (!lab) throw new Error('the infographic shows the desired scores of v2, and there is no v2')
  return lab.desiredScores
}

export function infographicJobs(): Job[] {
  const desired = desiredScores()
  return LOCALES.map((locale) => {
    const html = page(locale, readInfographic(locale), desired)
    const file = infographicFile(locale)
    return {
      id: file.slice(PUBLIC.length + 1, -'.pdf'.length),
      hash: fingerprint(html, ['src/print.ts']),
      files: [file],
      weight: 3,
      needs: ['chromium'],
      make: async () => {
        mustFit(html, FRAMES)
        printPdf(html, file)
        return {}
      },
    }
  })
}
