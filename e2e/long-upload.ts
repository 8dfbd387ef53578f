import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import type { openCuttableConnection } from './cuttable-connection.ts'

/** Noise and a tone, which no codec makes small: some 5 MB a second. */
export function makeFilm(file: string, seconds: number) {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=1280x720:r=25,noise=alls=100:allf=t']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-b:v', '40M', '-c:a', 'aac']
  const command = [...picture, ...sound, '-t', String(seconds), ...coding, '-movflags', '+faststart', '-y', file]
  execFileSync('ffmpeg', ['-loglevel', 'error', ...command])
}

/** Cuts the connection in the middle of the second and of the fourth chunk. Returns how often it has. */
export function cutTwice(page: Page, line: Awaited<ReturnType<typeof openCuttableConnection>>): () => number {
  let chunks = 0
  let cuts = 0
  page.on('request', (request) => {
    if (request.method() !== 'PATCH' || ![2, 4].includes(++chunks)) return
    cuts++
    setTimeout(() => line.cut(), 20)
    setTimeout(() => line.mend(), 400)
  })
  return () => cuts
}
