import { UPLOAD_BYTES, type UploadKind } from '@thrive/domain'
import { m } from '@thrive/words'

/** What is wrong with a file, then how to export it rightly. */
const FAULTS: Record<string, () => string> = {
  'not-mp4': m.film_fault_not_mp4,
  'not-h264': m.film_fault_not_h264,
  'not-aac': m.film_fault_not_aac,
  'too-small': m.film_fault_too_small,
  'too-long': m.film_fault_too_long,
  'index-at-end': m.film_fault_index_at_end,
  'not-captions': m.film_fault_not_captions,
  'not-a-picture': m.film_fault_not_a_picture,
  'not-a-pdf': m.film_fault_not_a_pdf,
  'active-pdf': m.film_fault_active_pdf,
}

export function faultText(code: string, kind: UploadKind): string {
  if (code === 'too-large') return m.film_fault_too_large({ most: UPLOAD_BYTES[kind] / 1024 / 1024 })
  return FAULTS[code]?.() ?? m.film_upload_failed()
}
