import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { canvasFont, STRONG } from './art/fonts.ts'
import { COLOR } from './art/palette.ts'
import type { FilmPlan } from './films.ts'
import { fingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'
import { DOCS, whereIs } from './paths.ts'

/** A contact sheet of one version: one frame a film, so that a person can look at them all at once. */

const TILE = { w: 384, h: 216, label: 32, gap: 12 }
const COLUMNS = 5

/** Late enough for most key words to hang on the board. */
const MOMENT = 0.62

function frameOf(film: string) {
  const path = whereIs(film)
  const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'default=nw=1:nk=1', path]
  const seconds = Number(execFileSync('ffprobe', probe, { encoding: 'utf8' }))
  const at = (seconds * MOMENT).toFixed(2)
  const frame = ['-frames:v', '1', '-vf', `scale=${TILE.w}:${TILE.h}`, '-f', 'image2pipe', '-c:v', 'png', 'pipe:1']
  return loadImage(execFileSync('ffmpeg', ['-loglevel', 'error', '-ss', at, '-i', path, ...frame]))
}

async function makeSheet(films: readonly FilmPlan[], file: string) {
  const rows = Math.ceil(films.length / COLUMNS)
  const [width, height] = [TILE.w + TILE.gap, TILE.h + TILE.label + TILE.gap]
  const sheet = createCanvas(COLUMNS * width + TILE.gap, rows * height + TILE.gap)
  const context = sheet.getContext('2d')
  context.fillStyle = COLOR.cream
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.fillStyle = COLOR.ink
  context.font = canvasFont(STRONG, 20)
  for (const [i, { id, files }] of films.entries()) {
    const x = TILE.gap + (i % COLUMNS) * width
    const y = TILE.gap + Math.floor(i / COLUMNS) * height
    context.drawImage(await frameOf(files.film), x, y)
    context.fillText(id, x, y + TILE.h + 24)
  }
  mkdirSync(whereIs(DOCS), { recursive: true })
  writeFileSync(whereIs(file), sheet.toBuffer('image/jpeg', 82))
  return {}
}

/** It shows the films as they are, not as their scripts want them: what counts is what they were made from. */
export function sheetJob(slug: string, films: readonly FilmPlan[], madeFrom: (film: FilmPlan) => string): Job {
  const file = `${DOCS}/films-${slug}.jpg`
  return {
    id: `sheet/${slug}`,
    hash: fingerprint(films.map(madeFrom), ['src/sheet.ts']),
    files: [file],
    weight: films.length / 4,
    needs: ['ffmpeg'],
    shows: films.map(({ files }) => files.film),
    make: () => makeSheet(films, file),
  }
}
