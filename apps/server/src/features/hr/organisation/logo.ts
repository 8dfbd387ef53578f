import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Deps } from '../../../deps.ts'
import { busy, invalid, notFound } from '../../../http/errors.ts'
import { replaceLogo } from './data.ts'

/** Twice what any screen shows. */
const BOX = { width: 800, height: 240 }
/** SVG has no pixels of its own: it is drawn large, then made as small as the others. */
const SVG_DPI = 300
const MAX_PIXELS = 24_500_000
const SECONDS = 10

/**
 * Drawn again from its pixels alone, as photos are: an SVG may hold scripts and links, and is never sent to anybody.
 * What draws it (librsvg) loads nothing from elsewhere.
 */
export const cleanLogo = (bytes: Uint8Array): Promise<Buffer> =>
  clean(bytes).catch(() => {
    throw invalid('not-a-logo')
  })

async function clean(bytes: Uint8Array): Promise<Buffer> {
  const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  if (format !== 'png' && format !== 'svg') throw new Error('another kind of picture')
  const density = format === 'svg' ? { density: SVG_DPI } : {}
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...density })
    .resize(BOX.width, BOX.height, { fit: 'inside', withoutEnlargement: format === 'png' })
    .png()
    .timeout({ seconds: SECONDS })
    .toBuffer()
}

/** The file first, then the row that names it. Its name ends otherwise than those of photos, which are swept. */
export async function storeLogo({ db, photos, log }: Deps, who: string, bytes: Uint8Array): Promise<string> {
  const key = `${randomUUID()}.png`
  const picture = await cleanLogo(bytes)
  await photos.put(key, picture).catch(({ name, message }: Error) => {
    log.error({ error: { name, message } }, 'the store of photos failed')
    throw busy('photo-store')
  })
  await replaceLogo(db, who, key)
  return key
}

/** Only the logo of now: the store holds photos of teams beside it. */
export async function readLogo({ organisation, photos }: Deps, key: string): Promise<Buffer> {
  const { logoKey } = await organisation.read()
  if (key !== logoKey) throw notFound()
  return Buffer.from(
    await photos.get(key).catch(() => {
      throw notFound()
    }),
  )
}

export const logoPath = (key: string) => `/logo/${key}`
