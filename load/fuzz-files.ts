import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadKind } from '@thrive/domain'
import { CAPTIONS, uploadFile } from '@thrive/testkit/own-film'

const VIDEOS = join(import.meta.dirname, '../apps/web/public/videos/v2/survey')
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'

/** Puts one file of each kind of the organisation's own on the server, for all lanes. */
export async function putFiles(origin: string, token: { authorization: string }) {
  const put = (kind: UploadKind, data: Buffer) => uploadFile(origin, token, kind, data)
  const film = await put('film', readFileSync(join(VIDEOS, '3.mp4')))
  const poster = await put('poster', readFileSync(join(VIDEOS, '3.webp')))
  const captions = await put('captions', CAPTIONS)
  const document = await put('pdf', Buffer.from(PDF))
  return { upload: film.id, files: [film, poster, captions, document].map(({ file }) => file) }
}
