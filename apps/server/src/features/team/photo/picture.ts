import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { busy, invalid } from '../../../http/errors.ts'
import { limitConcurrency } from './concurrency-limit.ts'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])
/** 24 megapixels as cameras count them: those sold as such have up to 5712 × 4284. */
const MAX_PIXELS = 24_500_000
const MAX_EDGE = 2_400
const SECONDS = 15
const PATIENCE_MS = 10_000
/** Node's pool has four threads, which also read files. */
const MOST_AT_ONCE = 3

// Nothing in its cache would ever be used again.
sharp.cache(false)
sharp.concurrency(1)
const inTurn = limitConcurrency(Math.min(availableParallelism(), MOST_AT_ONCE), PATIENCE_MS, busy)

/** Encodes the picture again from its pixels alone, so that nothing else in the file is kept. */
export const cleanPicture = (bytes: Uint8Array): Promise<Buffer> =>
  inTurn(() =>
    clean(bytes).catch((error: Error) => {
      if (/timeout/i.test(error.message)) throw busy()
      throw /pixel limit/i.test(error.message) ? invalid('too-many-pixels') : invalid('not-an-image')
    }),
  )

async function clean(bytes: Uint8Array): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
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
