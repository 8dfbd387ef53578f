import { openPicture } from '../infra/pictures.ts'
import { busy, invalid } from './errors.ts'
import { drawOnThreadPool } from './thread-pool.ts'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
const MAX_EDGE = 2_400
const SECONDS = 15

/** Re-encodes the picture from its pixels, so that nothing else in the file is kept. */
export const cleanPicture = (bytes: Uint8Array): Promise<Buffer> =>
  drawOnThreadPool(() =>
    clean(bytes).catch((error: Error) => {
      if (/timeout/i.test(error.message)) throw busy()
      throw /pixel limit/i.test(error.message) ? invalid('too-many-pixels') : invalid('not-an-image')
    }),
  )

async function clean(bytes: Uint8Array): Promise<Buffer> {
  const image = openPicture(bytes)
  const { format } = await image.metadata()
  if (!format || !FORMATS.has(format)) throw new Error('not a picture')
  return image
    .autoOrient()
    .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .timeout({ seconds: SECONDS })
    .toBuffer()
}
