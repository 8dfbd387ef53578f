import { setLocale } from '@thrive/words/locale'
import type { Report } from '../report.ts'
import { fetchLogo } from './fetch-logo.ts'
import type { HouseFont } from './font-book.ts'
import type { FontSource } from './fonts.ts'
import { makePdf, makePoster } from './make-pdf.ts'

/** The worker's input; it returns the file, or nothing if it could not be made. */
export interface PdfOrder {
  report: Report
  /** Its URL, or the picture itself while only this browser has it. */
  photo: string | Blob | null
  /** Everything, or only the page to hang up. */
  pages: 'all' | 'poster'
}
export type PdfDelivery =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; hasPhoto: boolean }
  | { ok: false; reason: string }

const FILES: Record<HouseFont, string> = {
  'besley-800': new URL('../fonts/besley-800.ttf', import.meta.url).href,
  'atkinson-400': new URL('../fonts/atkinson-400.ttf', import.meta.url).href,
  'atkinson-700': new URL('../fonts/atkinson-700.ttf', import.meta.url).href,
  'noto-sans-400': new URL('../fonts/noto-sans-400.ttf', import.meta.url).href,
  'noto-sans-700': new URL('../fonts/noto-sans-700.ttf', import.meta.url).href,
  'noto-sans-math-400': new URL('../fonts/noto-sans-math-400.ttf', import.meta.url).href,
}

const fetchOk = async (path: string): Promise<Response> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
const fetchBytes = async (path: string) => new Uint8Array(await (await fetchOk(path)).arrayBuffer())

const isHouseFont = (name: string): name is HouseFont => Object.hasOwn(FILES, name)
const source: FontSource = {
  font: (name) => fetchBytes(isHouseFont(name) ? FILES[name] : `/fonts/${name}.woff`),
  ranges: async (family) => (await fetchOk(`/fonts/${family}/ranges.json`)).json(),
}

/** A photo that does not arrive is left out, and the page says so; the answers are worth having without it. */
const photoOf = async (photo: PdfOrder['photo']) => {
  if (photo instanceof Blob) return new Uint8Array(await photo.arrayBuffer())
  return photo ? fetchBytes(photo).catch(() => null) : null
}

addEventListener('message', async ({ data }: MessageEvent<PdfOrder>) => {
  try {
    setLocale(data.report.locale)
    const photo = await photoOf(data.photo)
    const bytes =
      data.pages === 'poster'
        ? await makePoster(data.report, { photo }, source)
        : await makePdf(data.report, { photo, logo: await fetchLogo() }, source)
    const delivery: PdfDelivery = { ok: true, bytes, hasPhoto: photo !== null }
    postMessage(delivery, { transfer: [bytes.buffer] })
  } catch (error) {
    postMessage({ ok: false, reason: String(error) } satisfies PdfDelivery)
  }
})
