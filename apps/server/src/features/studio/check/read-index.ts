import { buffer } from 'node:stream/consumers'
import { createFile, MP4BoxBuffer } from 'mp4box'
import type { FilmIndex } from './film.ts'

/**
 * Reads the beginning of a film on standard input and prints what its index says. A process of its own with little
 * memory, because the tables in an index can claim billions of entries.
 */
const file = createFile(false)
file.onReady = ({ duration, timescale, isFragmented, tracks }) => {
  const index: FilmIndex = {
    seconds: Math.max(duration / timescale, ...tracks.map((track) => track.duration / track.timescale)),
    isFragmented,
    tracks: tracks.map(({ codec, type, video, track_width, track_height }) => ({
      codec,
      type: type ?? '',
      width: Math.min(video?.width ?? 0, track_width),
      height: Math.min(video?.height ?? 0, track_height),
    })),
  }
  process.stdout.write(JSON.stringify(index))
}
const head = new Uint8Array(await buffer(process.stdin))
file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(head.buffer, 0))
