import { execFileSync, spawnSync } from 'node:child_process'
import { SOUND } from './settings.ts'

const LEVEL = `loudnorm=I=${SOUND.loudness}:TP=${SOUND.peak}:LRA=9,aresample=${SOUND.sampleRate}`

/** Brings speech to its level. The stings have theirs already, and come after this. */
export function levelSpeech(from: string, to: string) {
  const bitexact = ['-fflags', '+bitexact', '-flags:a', '+bitexact']
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-i',
    from,
    '-af',
    LEVEL,
    ...bitexact,
    '-ac',
    '1',
    '-c:a',
    'pcm_s16le',
    to,
  ])
}

/** In LUFS, as a broadcaster measures it. */
export function loudness(file: string) {
  const task = ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', 'ebur128', '-f', 'null', '-']
  const { stderr } = spawnSync('ffmpeg', task, { encoding: 'utf8' })
  const [, level] = /Summary:[\s\S]*?I:\s+(-?[\d.]+) LUFS/.exec(stderr) ?? []
  if (!level) throw new Error(`ffmpeg did not tell the loudness of ${file}`)
  return Number(level)
}
