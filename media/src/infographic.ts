import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadWorkshops } from '@thrive/content'
import type { Scores } from '@thrive/domain'
import { parse } from 'yaml'
import { z } from 'zod'
import { fingerprint } from './fingerprint.ts'
import { type Infographic, page } from './infographic/page.ts'
import type { Job } from './job.ts'
import { MEDIA, PUBLIC, whereIs } from './paths.ts'

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

/** A browser prints it: vectors, with the fonts inside. */
async function print(words: Infographic, desired: Scores) {
  const folder = mkdtempSync(join(tmpdir(), 'infographic-'))
  try {
    const html = join(folder, 'page.html')
    const pdf = join(folder, 'page.pdf')
    writeFileSync(html, page(words, desired))
    const quiet = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`]
    const task = [`--print-to-pdf=${pdf}`, '--no-pdf-header-footer', `file://${html}`]
    execFileSync('chromium', [...quiet, ...task], { stdio: 'ignore' })
    mkdirSync(dirname(whereIs(FILE)), { recursive: true })
    writeFileSync(whereIs(FILE), readFileSync(pdf))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return {}
}

export function infographicJob(): Job {
  const words = readInfographic()
  const desired = desiredScores()
  return {
    id: 'downloads/thrive-indicators',
    hash: fingerprint({ words, desired }, ['src/infographic.ts', 'src/infographic', 'src/art', 'fonts']),
    files: [FILE],
    weight: 3,
    needs: ['chromium'],
    make: () => print(words, desired),
  }
}
