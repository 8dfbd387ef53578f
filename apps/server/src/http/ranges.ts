import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR = 31_536_000

interface ImmutableFile {
  /** Names its bytes: another name for other bytes. */
  name: string
  bytes: number
  read: (range: { start: number; end: number }) => Promise<Readable>
}

/** Sends a file that never changes, or the range of it that the caller asks for. */
export async function sendRange(request: FastifyRequest, reply: FastifyReply, { name, bytes, read }: ImmutableFile) {
  const etag = `"${name}"`
  reply.headers({ 'Cache-Control': `public, max-age=${YEAR}, immutable`, 'Accept-Ranges': 'bytes', ETag: etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const isOther = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag
  const range = isOther ? null : rangeOf(request.headers.range, bytes)
  if (range === 'none') return reply.code(416).header('Content-Range', `bytes */${bytes}`).send()
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${bytes}`)
  reply.header('Content-Length', end - start + 1)
  // Fastify keeps this length only for a stream, and an answer without a body needs no bytes.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await read({ start, end }))
}

/** Reads a header that asks for one range; null for the whole file, and for what browsers do not ask. */
function rangeOf(header: string | undefined, bytes: number): { start: number; end: number } | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)]
  if (start >= bytes) return 'none'
  return end < start ? null : { start, end }
}
