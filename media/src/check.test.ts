import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CAPTION } from './film/settings.ts'
import { planFilms, realFilms } from './films.ts'
import { planJobs } from './jobs.ts'
import { bytesOf, readManifest } from './manifest.ts'
import { PUBLIC, whereIs } from './paths.ts'
import { readVtt, type VttCue } from './vtt.ts'

/** Proves the set whole as it lies in the repository; nothing is rendered here. */

const films = planFilms()
const real = realFilms()
const { outputs, sheets, kept } = planJobs()
const jobs = [...outputs, ...sheets]
const manifest = readManifest()
const read = (file: string) => readFileSync(whereIs(file), 'utf8')

const probeSchema = z.object({
  format: z.object({ duration: z.coerce.number() }),
  streams: z.array(z.object({ codec_type: z.string(), codec_name: z.string(), pix_fmt: z.string().optional() })),
})
function probe(file: string) {
  const options = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', whereIs(file)]
  const { format, streams } = probeSchema.parse(JSON.parse(execFileSync('ffprobe', options, { encoding: 'utf8' })))
  return { seconds: format.duration, codecs: streams.map((stream) => stream.codec_name).sort(), streams }
}

const charactersPerSecond = ({ start, end, lines }: VttCue) => lines.join(' ').length / (end - start)
const inOrder = (cues: readonly VttCue[]) =>
  cues.every(({ start, end }, i) => start < end && start >= (cues[i - 1]?.end ?? 0))

describe.each(films.map((film) => ({ ...film, shot: real.has(film.id) })))('film $id', ({ script, files, shot }) => {
  it('is there, with its poster and both captions', () => {
    for (const file of Object.values(files)) expect(existsSync(whereIs(file)), file).toBe(true)
  })

  it('is H.264 and AAC, and as long as its captions', () => {
    const { seconds, codecs, streams } = probe(files.film)
    expect(codecs).toEqual(['aac', 'h264'])
    expect(streams.find((stream) => stream.codec_type === 'video')?.pix_fmt).toBe('yuv420p')
    const last = readVtt(read(files.nl)).at(-1)?.end ?? 0
    expect(last).toBeLessThanOrEqual(seconds)
    if (!shot) expect(seconds - last).toBeLessThan(3)
  })

  it.each(['nl', 'en'] as const)('has %s captions that can be read in time', (language) => {
    const cues = readVtt(read(files[language]))
    expect(cues.length).toBeGreaterThan(0)
    expect(inOrder(cues)).toBe(true)
    for (const cue of cues) {
      expect(cue.lines.length, cue.lines.join('/')).toBeLessThanOrEqual(CAPTION.lines)
      for (const line of cue.lines) expect(line.length, line).toBeLessThanOrEqual(CAPTION.lineLength)
      expect(charactersPerSecond(cue), cue.lines.join(' ')).toBeLessThanOrEqual(CAPTION.charactersPerSecond)
    }
  })

  it.skipIf(shot)('says what its script says, in both languages at the same moments', () => {
    const [nl, en] = [readVtt(read(files.nl)), readVtt(read(files.en))]
    const words = (cues: readonly VttCue[]) => cues.flatMap((cue) => cue.lines).join(' ')
    expect(words(nl)).toBe(script.sentences.map((sentence) => sentence.text).join(' '))
    expect(words(en)).toBe(script.sentences.map((sentence) => sentence.english).join(' '))
    expect(en.map(({ start, end }) => [start, end])).toEqual(nl.map(({ start, end }) => [start, end]))
  })
})

describe('the manifest', () => {
  it('names every output and nothing else', () => {
    expect(Object.keys(manifest.outputs).sort()).toEqual(jobs.map((job) => job.id).sort())
  })

  it.each(jobs)('matches what $id is made from: else run npm run media', ({ id, hash, files }) => {
    const entry = manifest.outputs[id]
    expect(entry?.hash).toBe(hash)
    expect(entry?.files).toEqual(Object.fromEntries(files.map((file) => [file, bytesOf(file)])))
  })

  it('says which voice speaks', () => {
    const spoken = films.filter(({ id }) => !real.has(id)).map(({ id }) => manifest.outputs[id]?.voice)
    expect(spoken.every((voice) => voice === 'mb-nl2' || voice === 'nl, the fallback')).toBe(true)
  })
})

describe('the set', () => {
  it('is no larger than 80 MB', () => {
    const sizes = [...jobs.flatMap((job) => job.files), ...kept].map((file) => bytesOf(file) ?? 0)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(80e6)
  })

  it.each(Array.from({ length: 13 }, (_, i) => i + 1))('has slide %i, 1920 by 1080, at most 200 KB', (number) => {
    const png = readFileSync(whereIs(`${PUBLIC}/images/v2/Slide${number}.png`))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 1080])
    expect(png.length).toBeLessThanOrEqual(200_000)
  })

  it.each(['finished.mp3', 'finished.ogg', 'buzzer.mp3', 'buzzer.ogg'])('has the sound %s', (name) => {
    const { seconds, codecs } = probe(`${PUBLIC}/sounds/${name}`)
    expect(codecs).toEqual([name.endsWith('mp3') ? 'mp3' : 'opus'])
    expect(seconds).toBeGreaterThan(0.5)
  })

  it.each(['connect', 'trust', 'inspire'])('has the drawing of %s', (name) => {
    expect(read(`${PUBLIC}/images/results/${name}.svg`)).toMatch(/^<svg [^>]*viewBox="0 0 400 400"[^>]*aria-label/)
  })

  it('has the infographic, one page of A4', () => {
    const pdf = readFileSync(whereIs(`${PUBLIC}/downloads/thrive-indicators.pdf`), 'latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 59\d\.?\d* 84\d\.?\d*\]/)
  })
})
