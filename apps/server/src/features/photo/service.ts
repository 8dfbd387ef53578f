import { randomUUID } from 'node:crypto'
import { messages } from '@thrive/content/messages'
import sharp from 'sharp'
import type { Deps } from '../../app.ts'
import { closed, invalid } from '../../plugins/errors.ts'
import { replacePhoto } from './data.ts'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
/** Enough for any camera; a small file that unfolds to more is a trap. */
const MAX_PIXELS = 60_000_000
const MAX_EDGE = 2_400

// One decode at a time a core is enough, and its cache would only hold what is never asked for again.
sharp.cache(false)

/** A picture made anew from the pixels alone: whatever else the file carried stays behind. */
export async function cleanPhoto(bytes: Uint8Array): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    const { format } = await image.metadata()
    if (!format || !FORMATS.has(format)) throw new Error('not a picture')
    return await image
      .autoOrient()
      .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .timeout({ seconds: 15 })
      .toBuffer()
  } catch {
    throw invalid(messages.notAnImage, 'not_an_image')
  }
}

/** The file first, then the row that points at it: a crash in between leaves a file that nobody points at. */
export async function storePhoto({ db, photos }: Deps, sessionId: string, bytes: Uint8Array) {
  const key = `${randomUUID()}.jpg`
  await photos.put(key, await cleanPhoto(bytes), { contentType: 'image/jpeg' })
  if (!(await replacePhoto(db, sessionId, key))) throw closed()
}
