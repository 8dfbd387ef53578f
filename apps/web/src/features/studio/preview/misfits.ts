import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { listed } from '@thrive/words/intl'
import { ROOM_SIZES } from '../../../lib/fit/faults.ts'
import type { DraftPage } from '../api.ts'
import { draftValue } from '../edited-place.ts'
import { valueText } from '../value-text.ts'
import type { SizedFault } from './fit-frame.tsx'
import type { Misfit } from './misfit.ts'

/** 1920 × 1080, as authors read it. */
export const sizeText = (width: number) => {
  const size = ROOM_SIZES.find((each) => each.width === width)
  return size ? `${size.width} × ${size.height}` : String(width)
}

const plain = (text: string) => text.replace(/\*\*|^\s*(?:[-*]|\d+\.)\s+/gm, '').replace(/\s+/g, ' ')

/** The field whose words a fault shows; without words it is the text, which is the longest. */
function placeOf({ fields }: DraftPage, lang: Locale, fault: SizedFault): string | null {
  const words = fault.text && plain(fault.text)
  const texts = fields.flatMap(({ place, languages }) => {
    const here = languages[lang] ?? languages.en
    const value = here && (draftValue(here) ?? languages.en?.published ?? null)
    return value == null ? [] : [{ place, text: plain(valueText(place, value)) }]
  })
  const found = words && texts.find(({ text }) => text.includes(words))
  return (found || texts.find(({ place }) => place.endsWith('/text')))?.place ?? null
}

/** One line per field, with every size that it is wrong at. */
export function misfitsOf(page: DraftPage, lang: Locale, faults: readonly SizedFault[]): Misfit[] {
  const byPlace = Map.groupBy(faults, (fault) => placeOf(page, lang, fault))
  return [...byPlace].map(([place, found]) => {
    const sizes = [...new Set(found.map(({ width }) => sizeText(width)))]
    const seen = found.find(({ box }) => box)
    const size = ROOM_SIZES.find(({ width }) => width === seen?.width)
    const box = seen?.box
    return {
      place,
      text: m.studio_misfit({ sizes: listed(sizes) }),
      at:
        box && size
          ? { x: (box.left + box.right) / 2 / size.width, y: (box.top + box.bottom) / 2 / size.height }
          : null,
    }
  })
}
