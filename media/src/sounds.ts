import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'
import { PUBLIC, whereIs } from './paths.ts'

/** Both sounds are added up from sine waves, so nobody else's recording is in them. */

const FOLDER = `${PUBLIC}/sounds`

/** A struck bell: a tone with two fading overtones. */
function bell(hertz: number, at: number, gain: number) {
  const since = `(t-${at})`
  const tone = (times: number) => `sin(2*PI*${times * hertz}*${since})`
  const overtones = `0.35*${tone(2)}*exp(-3*${since})+0.16*${tone(3.01)}*exp(-6*${since})`
  return `gte(t,${at})*${gain}*(${tone(1)}+${overtones})*exp(-3.6*${since})*min(1,${since}/0.006)`
}

/** A low tone of odd overtones with soft edges. */
function horn(hertz: number, at: number, length: number, gain: number) {
  const since = `(t-${at})`
  const tone = (times: number) => `sin(2*PI*${times * hertz}*${since})`
  const edges = `min(1,${since}/0.012)*min(1,(${at + length}-t)/0.05)`
  return `between(t,${at},${at + length})*${gain}*(${tone(1)}+0.45*${tone(3)}+0.22*${tone(5)})*${edges}`
}

const SOUNDS = {
  finished: {
    wave: [bell(523.25, 0, 0.22), bell(659.25, 0.12, 0.22), bell(783.99, 0.24, 0.22), bell(1046.5, 0.38, 0.26)],
    seconds: 2,
    filter: 'aecho=0.9:0.35:55|90:0.22|0.14,lowpass=f=9000,afade=t=out:st=1.55:d=0.45,loudnorm=I=-18:TP=-2',
  },
  buzzer: {
    wave: [horn(196, 0, 0.2, 0.3), horn(147, 0.24, 0.38, 0.32)],
    seconds: 0.72,
    filter: 'lowpass=f=2200,afade=t=out:st=0.6:d=0.1,volume=-2dB',
  },
}

const QUIET = ['-y', '-loglevel', 'error', '-fflags', '+bitexact', '-flags:a', '+bitexact']

function makeSound(name: keyof typeof SOUNDS, folder: string) {
  const { wave, seconds, filter } = SOUNDS[name]
  const wav = join(folder, `${name}.wav`)
  const source = `aevalsrc='${wave.join('+')}':s=48000:d=${seconds}`
  execFileSync('ffmpeg', [...QUIET, '-f', 'lavfi', '-i', source, '-af', `${filter},aresample=48000`, '-ac', '1', wav])
  const encode = (codec: string[], ending: string) =>
    execFileSync('ffmpeg', [
      ...QUIET,
      '-i',
      wav,
      '-map_metadata',
      '-1',
      ...codec,
      whereIs(`${FOLDER}/${name}.${ending}`),
    ])
  encode(['-c:a', 'libmp3lame', '-b:a', '96k'], 'mp3')
  encode(['-c:a', 'libopus', '-b:a', '48k'], 'ogg')
}

async function makeSounds() {
  mkdirSync(whereIs(FOLDER), { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'sounds-'))
  try {
    makeSound('finished', folder)
    makeSound('buzzer', folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return {}
}

export const soundsJob = (): Job => ({
  id: 'sounds',
  hash: fingerprint(SOUNDS, ['src/sounds.ts']),
  files: ['finished.mp3', 'finished.ogg', 'buzzer.mp3', 'buzzer.ogg'].map((name) => `${FOLDER}/${name}`),
  weight: 1,
  needs: ['ffmpeg'],
  make: makeSounds,
})
