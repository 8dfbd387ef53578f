import { spawn } from 'node:child_process'
import { AAC, PICTURE } from './settings.ts'

interface Target {
  width: number
  height: number
  wav: string
  output: string
}

/** H.264 in bt709 and AAC, ready to stream; bitexact, so that the same script gives the same file. */
const settings = ({ width, height, wav, output }: Target) => [
  ...['-y', '-loglevel', 'error'],
  ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', `${PICTURE.fps}`, '-i', 'pipe:0'],
  ...['-i', wav],
  ...['-vf', 'scale=in_range=pc:out_range=tv:out_color_matrix=bt709,format=yuv420p'],
  ...['-c:v', 'libx264', '-preset', PICTURE.preset, '-crf', `${PICTURE.crf}`, '-tune', 'animation'],
  // One thread, because two films are made at a time; eight reference frames are what level 4.0 holds at this size.
  ...[
    '-profile:v',
    'high',
    '-level',
    '4.0',
    '-refs',
    '8',
    '-g',
    '500',
    '-bf',
    '8',
    '-b_strategy',
    '1',
    '-threads',
    '1',
  ],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ...AAC,
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
  ...['-movflags', '+faststart', '-shortest', output],
]

export function openEncoder(target: Target) {
  const child = spawn('ffmpeg', settings(target), { stdio: ['pipe', 'inherit', 'inherit'] })
  const closed = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => (code ? reject(new Error(`ffmpeg ended with ${code}`)) : resolve()))
  })
  // A broken pipe shows up as ffmpeg's own exit code.
  child.stdin.on('error', () => {})
  return {
    /** Resolves when the pixels have left, so the canvas may be drawn on again. */
    write: (pixels: Buffer) =>
      Promise.race([new Promise<unknown>((resolve) => child.stdin.write(pixels, resolve)), closed]),
    end: () => {
      child.stdin.end()
      return closed
    },
  }
}
