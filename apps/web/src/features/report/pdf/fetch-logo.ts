import { fetchOrganisation } from '../../organisation/organisation.ts'
import type { Logo } from './draw-organisation.ts'
import { CREAM } from './palette.ts'

/** Of the organisation; without a connection, or where it has none, there is none. */
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
 * As a JPEG on the colour of the page. pdfkit would unpack a PNG that one can look through in a worker made of a blob,
 * which our content security policy refuses: then it waits for ever.
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
