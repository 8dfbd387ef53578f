import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { LOCALES } from '@thrive/domain'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CAPTION, SPEECH } from './film/settings.ts'
import { awaitingFilms, planFilms, realFilms, saidIn } from './films.ts'
import { wordsFingerprint } from './fingerprint.ts'
import { infographicFile, readInfographic } from './infographic.ts'
import { planJobs, planSheets } from './jobs.ts'
import { bytesOf, readManifest } from './manifest.ts'
import { PUBLIC, whereIs } from './paths.ts'
import { readVtt, type VttCue } from './vtt.ts'

/** Proves the set whole as it lies in the repository; nothing is rendered here. */

const films = planFilms()
const real = realFilms()
const { outputs, kept } = planJobs()
const manifest = readManifest()
const jobs = [...outputs, ...planSheets(manifest)]
const awaiting = awaitingFilms()
const waits = (id: string) => awaiting.includes(id)
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

describe.each(films.map((film) => ({ ...film, shot: real.has(film.id) })))(
  'film $id',
  ({ id, script, files, shot }) => {
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

    it.skipIf(shot)('has captions of what it was rendered to say, in both languages at the same moments', () => {
      const [nl, en] = [readVtt(read(files.nl)), readVtt(read(files.en))]
      const words = (cues: readonly VttCue[]) => cues.flatMap((cue) => cue.lines).join(' ')
      expect(wordsFingerprint(words(nl), words(en))).toBe(manifest.outputs[id]?.said)
      expect(en.map(({ start, end }) => [start, end])).toEqual(nl.map(({ start, end }) => [start, end]))
    })

    it.skipIf(shot || waits(id))('says what its script says, not too fast and not too loud', () => {
      const { said, wordsPerMinute, peak } = manifest.outputs[id] ?? {}
      expect(said).toBe(saidIn(script))
      expect(wordsPerMinute).toBeLessThanOrEqual(SPEECH.wordsPerMinute)
      expect(peak).toBeLessThanOrEqual(SPEECH.peak)
    })
  },
)

describe('the manifest', () => {
  it('names every output and nothing else', () => {
    expect(Object.keys(manifest.outputs).sort()).toEqual(jobs.map((job) => job.id).sort())
  })

  it.each(jobs)('has the files of $id as they were made', ({ id, files }) => {
    expect(manifest.outputs[id]?.files).toEqual(Object.fromEntries(files.map((file) => [file, bytesOf(file)])))
  })

  it.each(jobs.filter(({ id }) => !waits(id)))(
    'matches what $id is made from: else run npm run media',
    ({ id, hash }) => {
      expect(manifest.outputs[id]?.hash).toBe(hash)
    },
  )

  it('differs for exactly the films that media/awaiting.yaml names: rendered ones are taken out of it', () => {
    const newer = outputs.filter(({ id, hash }) => manifest.outputs[id]?.hash !== hash).map(({ id }) => id)
    if (awaiting.length) console.log(`${awaiting.length} films await rendering: ${awaiting.join(', ')}`)
    expect(awaiting).toEqual(newer)
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

  it.each(LOCALES)('has the infographic in %s, one page of A4 with all its words', (locale) => {
    const file = whereIs(infographicFile(locale))
    const pdf = readFileSync(file, 'latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 59\d\.?\d* 84\d\.?\d*\]/)
    const plain = (words: string) => words.replace(/\s+/g, '')
    const printed = plain(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }))
    const { title, intro, indicators, footer } = readInfographic(locale)
    const said = indicators.flatMap(({ meaning, behaviours, question }) => [meaning, ...behaviours, question])
    for (const words of [title, intro, ...said, footer]) expect(printed).toContain(plain(words))
  })
})
