import sharp, { type Sharp } from 'sharp'

/** 24 megapixels: cameras sold as such have up to 5712 × 4284. */
const MAX_PIXELS = 24_500_000

// Nothing in the cache would ever be reused.
sharp.cache(false)
sharp.concurrency(1)
// Small SVG files can occupy a thread for minutes, and libvips ignores time limits for them.
sharp.block({ operation: ['VipsForeignLoadSvg'] })

/** Opens an uploaded picture, to be re-encoded from its pixels. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
