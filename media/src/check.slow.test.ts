import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { loadWorkshops } from '@thrive/content'
import { LOCALES, type Locale, SPOKEN } from '@thrive/domain'
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

/** Checks the complete set as committed; nothing is rendered here. */

const films = planFilms()
const real = realFilms()
const { outputs, kept } = planJobs()
const manifest = readManifest()
const jobs = [...outputs, ...planSheets(manifest)]
const awaiting = awaitingFilms()
const waits = (id: string) => awaiting.includes(id)
/** A film that awaits rendering may never have been made; all others must exist. */
const isMade = (id: string) => real.has(id) || Boolean(manifest.outputs[id]) || !waits(id)
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

/** Returns when sound begins again after a silence, in seconds. */
function soundsFrom(film: string) {
  const task = ['-hide_banner', '-nostats', '-i', whereIs(film), '-vn', '-af', 'silencedetect=noise=-45dB:d=0.3']
  const { stderr } = spawnSync('ffmpeg', [...task, '-f', 'null', '-'], { encoding: 'utf8' })
  return [...stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, time]) => Number(time))
}
const NEAR = 0.2

const VOICES: Record<Locale, string[]> = { nl: ['mb-nl2', 'nl, the fallback'], en: ['bf_emma'], fr: ['ff_siwis'] }

const charactersPerSecond = ({ start, end, lines }: VttCue) => lines.join(' ').length / (end - start)
const inOrder = (cues: readonly VttCue[]) =>
  cues.every(({ start, end }, i) => start < end && start >= (cues[i - 1]?.end ?? 0))

const plans = films.map((film) => ({ ...film, shot: real.has(film.id) }))

describe.each(plans.filter(({ id }) => isMade(id)))('film $id', ({ id, language, script, files, shot }) => {
  it('is there, with its poster and its captions', () => {
    for (const file of Object.values(files)) expect(existsSync(whereIs(file)), file).toBe(true)
  })

  it('is H.264 and AAC, and as long as its captions', () => {
    const { seconds, codecs, streams } = probe(files.film)
    expect(codecs).toEqual(['aac', 'h264'])
    expect(streams.find((stream) => stream.codec_type === 'video')?.pix_fmt).toBe('yuv420p')
    const last = readVtt(read(files[SPOKEN[language]])).at(-1)?.end ?? 0
    expect(last).toBeLessThanOrEqual(seconds)
    if (!shot) expect(seconds - last).toBeLessThan(3)
  })

  it.each(LOCALES)('has %s captions that can be read in time', (locale) => {
    const cues = readVtt(read(files[locale]))
    expect(cues.length).toBeGreaterThan(0)
    expect(inOrder(cues)).toBe(true)
    for (const cue of cues) {
      expect(cue.lines.length, cue.lines.join('/')).toBeLessThanOrEqual(CAPTION.lines)
      for (const line of cue.lines) expect(line.length, line).toBeLessThanOrEqual(CAPTION.lineLength)
      expect(charactersPerSecond(cue), cue.lines.join(' ')).toBeLessThanOrEqual(CAPTION.charactersPerSecond)
    }
  })

  it.skipIf(shot)('has captions of what it was rendered to say, in all languages at the same moments', () => {
    const tracks = LOCALES.map((locale) => readVtt(read(files[locale])))
    const words = tracks.map((cues) => cues.flatMap((cue) => cue.lines).join(' '))
    expect(wordsFingerprint(...words)).toBe(manifest.outputs[id]?.said)
    const times = tracks.map((cues) => cues.map(({ start, end }) => [start, end]))
    for (const each of times) expect(each).toEqual(times[0])
  })

  it.skipIf(shot || waits(id))('begins a caption when she begins a sentence', () => {
    const sounds = soundsFrom(files.film)
    const begun = readVtt(read(files[SPOKEN[language]])).filter(({ start }) =>
      sounds.some((sound) => Math.abs(sound - start) <= NEAR),
    )
    // The first sentence may follow another sound instead of a silence.
    expect(begun.length).toBeGreaterThanOrEqual(script.sentences.length - 1)
  })

  it.skipIf(shot || waits(id))('says what its script says, not too fast, and as loud as all others', () => {
    const { said, wordsPerMinute, loudness, peak } = manifest.outputs[id] ?? {}
    expect(said).toBe(saidIn(script))
    expect(wordsPerMinute).toBeLessThanOrEqual(SPEECH.wordsPerMinute)
    expect(Math.abs((loudness ?? 0) - SPEECH.loudness)).toBeLessThanOrEqual(SPEECH.tolerance)
    expect(peak).toBeLessThanOrEqual(SPEECH.peak)
  })
})

describe('the manifest', () => {
  it('names every output that was made and nothing else', () => {
    const made = jobs.filter(({ id }) => isMade(id))
    expect(Object.keys(manifest.outputs).sort()).toEqual(made.map((job) => job.id).sort())
  })

  it.each(jobs)('has the files of $id as they were made', ({ id, files }) => {
    const listed = manifest.outputs[id]?.files ?? {}
    const present = Object.fromEntries(files.map((file) => [file, bytesOf(file)]).filter(([, bytes]) => bytes !== null))
    expect(present).toEqual(listed)
    if (!waits(id)) expect(Object.keys(listed).sort()).toEqual(files.toSorted())
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
    const standIns = films.filter(({ id }) => isMade(id) && !real.has(id))
    for (const { id, language } of standIns) expect(VOICES[SPOKEN[language]]).toContain(manifest.outputs[id]?.voice)
  })
})

describe('the set', () => {
  it('has a script for 101 films: v1 in four languages, v2 in three', () => {
    const count = (start: string) => films.filter(({ id }) => id.startsWith(start)).length
    expect([count('v1/'), count('v2/')]).toEqual([17 * 4, 11 * 3])
  })

  it.each(loadWorkshops())(
    'offers $slug in the languages whose films are all there: name them in its version.yaml',
    ({ slug, languages, spoken = languages }) => {
      const languagesOf = Map.groupBy(
        films.filter((film) => film.slug === slug),
        ({ language }) => language,
      )
      const whole = [...languagesOf].filter(([, each]) => each.every(({ id }) => isMade(id)))
      expect(spoken).toEqual(whole.map(([language]) => language))
    },
  )

  it('has films of 90 MB at most, and with posters, captions, kits and slides 120 MB', () => {
    const all = [...jobs.flatMap((job) => job.files), ...kept]
    const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + (bytesOf(file) ?? 0), 0)
    expect(sizeOf(all.filter((file) => file.endsWith('.mp4')))).toBeLessThanOrEqual(90e6)
    expect(sizeOf(all)).toBeLessThanOrEqual(120e6)
  })

  it.each(Array.from({ length: 13 }, (_, i) => i + 1))('has slide %i, 1440 by 960, at most 200 KB', (number) => {
    const png = readFileSync(whereIs(`${PUBLIC}/images/v2/Slide${number}.png`))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1440, 960])
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
