import { constants, inflateSync } from 'node:zlib'
import type { FileFault } from '@thrive/domain/studio'

/** Names that start programs or scripts, or hide what does. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|RichMedia|XFA)(?![^\0\t\n\f\r ()<>[\]{}/%])/
/** What is encrypted cannot be read. */
const ENCRYPTED = /\/Encrypt(?![^\0\t\n\f\r ()<>[\]{}/%])/
const STREAM = />>[\0\t\n\f\r ]*stream\r?\n/g
/** A stream that contains objects may be none, but something that hides them. */
const OBJECTS = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj/
const MOST_INFLATED = 64 * 1024 * 1024

/** Reads a PDF; null if it is fine. Names may be written with # and two hexadecimal digits. */
export function pdfFault(bytes: Buffer): FileFault | null {
  const text = bytes.toString('latin1')
  const tail = text.slice(-2048)
  if (!/^%PDF-[12]\.\d/.test(text) || !/startxref\s+\d+\s+%%EOF/.test(tail)) return 'not-a-pdf'
  let at = 0
  let left = MOST_INFLATED
  STREAM.lastIndex = 0
  for (let found = STREAM.exec(text); found; found = STREAM.exec(text)) {
    const start = found.index + found[0].length
    const fault = faultIn(text.slice(at, start))
    if (fault) return fault
    const end = text.indexOf('endstream', start)
    const body = text.slice(start, end < 0 ? undefined : end)
    if (OBJECTS.test(body) && isActive(body)) return 'active-pdf'
    if (isObjectStream(text.slice(at, start))) {
      const inner = inflated(bytes.subarray(start, end < 0 ? undefined : end), left)
      // What cannot be read may be anything.
      if (inner === null || isActive(inner)) return 'active-pdf'
      left -= inner.length
    }
    at = end < 0 ? text.length : end
    STREAM.lastIndex = at
  }
  return faultIn(text.slice(at))
}

const faultIn = (text: string): FileFault | null =>
  isActive(text) ? 'active-pdf' : ENCRYPTED.test(decoded(text)) ? 'not-a-pdf' : null

const decoded = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const isActive = (text: string) => ACTIVE.test(decoded(text))

/** True if the dictionary before a stream says that objects are in it. */
const isObjectStream = (before: string) => {
  const dictionary = decoded(before.slice(before.lastIndexOf('obj')))
  return /\/ObjStm(?![\w])/.test(dictionary)
}

function inflated(bytes: Buffer, most: number): string | null {
  try {
    const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(bytes, options).toString('latin1')
  } catch {
    return null
  }
}
