import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import { refuseStore } from '../../../http/store-errors.ts'
import { drawOnThreadPool } from '../../../http/thread-pool.ts'
import { openPicture } from '../../../infra/pictures.ts'
import { replaceLogo } from '../../organisation/data.ts'

/** Twice the largest size shown. */
const BOX = { width: 800, height: 240 }
const SECONDS = 10

/** Re-encodes the logo from its pixels, as for photos. */
export const cleanLogo = (bytes: Uint8Array): Promise<Buffer> =>
  drawOnThreadPool(() =>
    clean(bytes).catch(() => {
      throw invalid('not-a-logo')
    }),
  )

async function clean(bytes: Uint8Array): Promise<Buffer> {
  const image = openPicture(bytes)
  const { format } = await image.metadata()
  if (format !== 'png' && format !== 'jpeg') throw new Error('another kind of picture')
  return image
    .autoOrient()
    .resize(BOX.width, BOX.height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .timeout({ seconds: SECONDS })
    .toBuffer()
}

/**
 * Writes the file before the row that references it. It is a .png, because the sweep deletes unreferenced .jpg files.
 */
export async function storeLogo({ db, photos, log }: Deps, who: string, bytes: Uint8Array): Promise<string> {
  const key = `${randomUUID()}.png`
  const picture = await cleanLogo(bytes)
  await photos.put(key, picture).catch(refuseStore(log))
  await replaceLogo(db, who, key)
  return key
}

/** Serves only the current logo, because the store also holds team photos. */
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
