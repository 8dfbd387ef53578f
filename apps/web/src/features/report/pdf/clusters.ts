const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Signs that join the following consonant to the preceding one. */
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?$/
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u

/** Splits text into what looks like one sign and is shaped as one; not all browsers keep joined consonants together. */
export function clustersOf(text: string): string[] {
  const clusters: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = clusters.at(-1)
    if (last !== undefined && VIRAMA.test(last)) clusters[clusters.length - 1] = last + segment
    else clusters.push(segment)
  }
  return clusters
}

/** Removes characters that only affect how others are drawn. */
export const visibleOf = (cluster: string): string[] => [...cluster].filter((character) => !INVISIBLE.test(character))
