import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import type { UploadKind } from '@thrive/domain'
import type { FastifyInstance } from 'fastify'
import { type buildHrServer, HR } from './build.ts'
import { clientOf } from './client.ts'

const VIDEOS = join(import.meta.dirname, '../../web/public/videos')
/** A film of the product: 1280 × 720, H.264 with AAC, index in front. */
export const FILM = readFileSync(join(VIDEOS, 'v2/survey/3.mp4'))
export const POSTER = readFileSync(join(VIDEOS, 'v2/survey/3.webp'))
export const VTT = Buffer.from('WEBVTT\n\n00:00.500 --> 00:02.500\nDit is van de <i>proef</i>.\n')

const base64 = (text: string) => Buffer.from(text).toString('base64')
export const PATH = '/api/admin/studio/upload'
const TUS = { 'Tus-Resumable': '1.0.0', 'X-Requested-With': 'XMLHttpRequest' }

/** Uploads over real connections, as browsers do. */
export async function uploaderOf(app: FastifyInstance, token?: Record<string, string>) {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const by = token ?? (await clientOf(app).login(HR.email, HR.password))
  const headers = { ...TUS, ...by }
  const send = (path: string, method: string, more: Record<string, string> = {}, body?: Buffer) =>
    fetch(origin + path, { method, headers: { ...headers, ...more }, ...(body && { body: new Uint8Array(body) }) })
  const create = (kind: string, length: number | string, filename = 'a file') =>
    send(PATH, 'POST', {
      'Upload-Length': String(length),
      'Upload-Metadata': `kind ${base64(kind)},filename ${base64(filename)}`,
    })
  const begin = async (kind: UploadKind, length: number, filename?: string) =>
    (await create(kind, length, filename)).headers.get('location') ?? ''
  const patch = (path: string, offset: number, data: Buffer, more: Record<string, string> = {}) =>
    send(path, 'PATCH', offsetAt(offset, more), data)
  const state = async (path: string) => (await send(path, 'GET')).json()
  return {
    origin,
    send,
    create,
    begin,
    patch,
    state,
    offset: async (path: string) => Number((await send(path, 'HEAD')).headers.get('upload-offset')),
    upload: async (kind: UploadKind, data: Buffer, filename?: string) => {
      const path = await begin(kind, data.length, filename)
      await patch(path, 0, data)
      return state(path)
    },
    /** Sends the beginning of a piece, and then the network is gone. */
    async cut(path: string, offset: number, data: Buffer, sent: number) {
      const length = { 'Content-Length': String(data.length) }
      const call = http.request(origin + path, {
        method: 'PATCH',
        headers: { ...headers, ...offsetAt(offset), ...length },
      })
      const gone = new Promise((resolve) => call.on('error', resolve).on('close', resolve))
      await new Promise((resolve) => call.write(data.subarray(0, sent), resolve))
      setTimeout(() => call.destroy(), 100)
      await gone
    },
  }
}

const offsetAt = (offset: number, more: Record<string, string> = {}) => ({
  'Upload-Offset': String(offset),
  'Content-Type': 'application/offset+octet-stream',
  ...more,
})

export type Uploader = Awaited<ReturnType<typeof uploaderOf>>
export type HrServer = Awaited<ReturnType<typeof buildHrServer>>

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl']
interface Box {
  type: string
  at: number
  size: number
}

/** All boxes of a film, each before those that it contains. */
export function boxesOf(data: Buffer, from = 0, end = data.length): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= end; ) {
    const size = data.readUInt32BE(at) || end - at
    const type = data.toString('latin1', at + 4, at + 8)
    found.push({ type, at, size }, ...(CONTAINERS.includes(type) ? boxesOf(data, at + 8, at + size) : []))
    at += size
  }
  return found
}
const changed = (type: string, change: (data: Buffer, box: Box) => void) => {
  const data = Buffer.from(FILM)
  for (const box of boxesOf(data)) if (box.type === type) change(data, box)
  return data
}
const codec = (from: string, to: string) =>
  changed('stsd', (data, { at }) => {
    if (data.toString('latin1', at + 20, at + 24) === from) data.write(to, at + 20, 'latin1')
  })

const moov = boxesOf(FILM).find(({ type }) => type === 'moov') ?? { at: 0, size: 0 }

/** Films that are wrong in one way each. */
export const FAULTY = {
  'not-mp4': Buffer.from('This is no film at all. '.repeat(500)),
  'index-at-end': Buffer.concat([
    FILM.subarray(0, moov.at),
    FILM.subarray(moov.at + moov.size),
    FILM.subarray(moov.at, moov.at + moov.size),
  ]),
  'not-h264': codec('avc1', 'hvc1'),
  'not-aac': codec('mp4a', 'ac-3'),
  'too-small': changed('tkhd', (data, { at, size }) => {
    if (!data.readUInt32BE(at + size - 8)) return
    data.writeUInt32BE(640 << 16, at + size - 8)
    data.writeUInt32BE(360 << 16, at + size - 4)
  }),
  'too-long': changed('mvhd', (data, { at }) => data.writeUInt32BE(1, at + 20)),
}

/** A film whose table of samples claims four billion of them. */
export const BOMB = changed('stsz', (data, { at }) => {
  data.writeUInt32BE(1, at + 12)
  data.writeUInt32BE(0xffffffff, at + 16)
})

/** A PDF of one page, with more in its catalogue if asked. */
export function pdf(more = '', object = '') {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${object}trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
}
