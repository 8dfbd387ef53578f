import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts'

export interface Logo {
  /** The organisation's name. */
  name: string
  bytes: Uint8Array
}

const BOX = { width: CONTENT_WIDTH / 3, height: 34 }

/** Draws the organisation's logo opposite ours at the top of the cover. An unreadable picture is left out. */
export function drawOrganisation(sheet: Sheet, { name, bytes }: Logo) {
  try {
    const image = sheet.pdf.openImage(bytes)
    const scale = Math.min(BOX.width / image.width, BOX.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    const x = PAGE.width - PAGE.margin - width
    sheet.figure(name, () => sheet.pdf.image(image, x, PAGE.margin, { width, height }))
  } catch {
    // The answers are worth having without it.
  }
}
