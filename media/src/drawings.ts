import { mkdirSync, writeFileSync } from 'node:fs'
import { INDICATORS, type Indicator } from '@thrive/domain'
import { picture } from './art/draw.ts'
import { indicator } from './art/indicators.ts'
import { fingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'
import { PUBLIC, whereIs } from './paths.ts'

const FOLDER = `${PUBLIC}/images/results`
const BOX = { x: 0, y: 0, w: 400, h: 400 }
const NAMES: Record<Indicator, string> = { connect: 'Connect', trust: 'Trust', inspire: 'Inspire' }

const drawingOf = (name: Indicator) =>
  `${picture(BOX, 400, indicator(name), ` role="img" aria-label="${NAMES[name]}"`)}\n`

async function makeDrawings() {
  mkdirSync(whereIs(FOLDER), { recursive: true })
  for (const name of INDICATORS) writeFileSync(whereIs(`${FOLDER}/${name}.svg`), drawingOf(name))
  return {}
}

/** The three indicators as the ranking and the results show them. */
export const drawingsJob = (): Job => ({
  id: 'images/results',
  hash: fingerprint(INDICATORS.map(drawingOf), ['src/drawings.ts']),
  files: INDICATORS.map((name) => `${FOLDER}/${name}.svg`),
  weight: 0.2,
  needs: [],
  make: makeDrawings,
})
