import { spawnSync } from 'node:child_process'

/** The loudest moment of a film as a loudspeaker gets it, in decibels below full scale. */
export function truePeak(film: string) {
  const task = ['-hide_banner', '-nostats', '-i', film, '-vn', '-af', 'ebur128=peak=true', '-f', 'null', '-']
  const { stderr } = spawnSync('ffmpeg', task, { encoding: 'utf8' })
  const [, peak] = /True peak:\s+Peak:\s+(-?[\d.]+) dBFS/.exec(stderr) ?? []
  if (!peak) throw new Error(`ffmpeg did not tell the peak of ${film}`)
  return Number(peak)
}
