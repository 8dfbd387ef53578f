import LineBreaker from 'linebreak'

/** Scripts without spaces that break between most characters. */
const IDEOGRAPHS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u
/** Scripts without spaces that break between words, which takes a dictionary. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Returns the parts between which a line may end although there is no space. */
export function partsOf(word: string): string[] {
  if (IDEOGRAPHS.test(word)) return byCharacter(word)
  if (UNSPACED.test(word)) return Array.from(words.segment(word), ({ segment }) => segment)
  return [word]
}

function byCharacter(word: string): string[] {
  const breaker = new LineBreaker(word)
  const parts: string[] = []
  let from = 0
  for (let point = breaker.nextBreak(); point; point = breaker.nextBreak()) {
    parts.push(word.slice(from, point.position))
    from = point.position
  }
  return parts
}
