import { fetchOrganisation } from '../../organisation/organisation.ts'
import type { Logo } from './draw-organisation.ts'
import { CREAM } from './palette.ts'

/** Fetches the organisation's logo; null without a connection or a logo. */
export async function fetchLogo(): Promise<Logo | null> {
  try {
    const organisation = await fetchOrganisation()
    if (!organisation) return null
    return { name: organisation.name, bytes: await onPage(await (await fetch(organisation.logo)).blob()) }
  } catch {
    return null
  }
}

/**
 * Converts to a JPEG on the page colour. pdfkit would unpack a transparent PNG in a blob worker, which our content
 * security policy blocks, and then hang.
 */
async function onPage(picture: Blob): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  context.fillStyle = CREAM
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  return new Uint8Array(await jpeg.arrayBuffer())
}
