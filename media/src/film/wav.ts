import { readFileSync, writeFileSync } from 'node:fs'
import { SOUND } from './settings.ts'

/** Mono 16-bit sound. */
export type Pcm = Int16Array<ArrayBuffer>

export function readPcm(file: string): Pcm {
  const buffer = readFileSync(file)
  const from = buffer.byteOffset + buffer.indexOf('data') + 8
  const bytes = (buffer.byteOffset + buffer.length - from) & ~1
  return new Int16Array(buffer.buffer.slice(from, from + bytes) as ArrayBuffer)
}

export function writeWav(file: string, pcm: Pcm) {
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + pcm.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SOUND.sampleRate, 24)
  header.writeUInt32LE(SOUND.sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(pcm.byteLength, 40)
  writeFileSync(file, Buffer.concat([header, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]))
}

/** Root mean square of every sentence, as a share of full scale: low enough that no peak is cut. */
const EVEN = 10 ** (-23 / 20)

/** A sentence as loud as the others; a loud consonant does not make the rest of it soft. */
export function even(pcm: Pcm): Pcm {
  const power = pcm.reduce((sum, value) => sum + (value / 32_768) ** 2, 0) / pcm.length
  const gain = EVEN / Math.sqrt(power || 1)
  return pcm.map((value) => Math.max(-32_768, Math.min(32_767, Math.round(value * gain))))
}

const SILENCE = 0.004 * 32_768
const MARGIN = Math.round(SOUND.sampleRate * 0.02)

/** Cuts the silence at both ends and says how much went off the front: the speech sounds shift with it. */
export function trim(pcm: Pcm): { pcm: Pcm; cut: number } {
  const loud = (value: number) => Math.abs(value) > SILENCE
  const first = Math.max(0, pcm.findIndex(loud) - MARGIN)
  const last = Math.min(pcm.length, pcm.findLastIndex(loud) + MARGIN)
  const part = pcm.slice(first, last)
  for (let i = 0; i < MARGIN && i < part.length; i++) {
    const end = part.length - 1 - i
    part[i] = (part[i] ?? 0) * (i / MARGIN)
    part[end] = (part[end] ?? 0) * (i / MARGIN)
  }
  return { pcm: part, cut: first / SOUND.sampleRate }
}
