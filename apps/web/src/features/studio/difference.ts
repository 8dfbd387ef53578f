export interface Part {
  kind: 'same' | 'deleted' | 'inserted'
  text: string
}

/** More words than any field has; beyond them the whole text counts as changed. */
const MOST_WORDS = 1_500

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}’']+|[^\s\p{L}\p{N}]/gu) ?? []

/** The lengths of the longest common sequences of all ends of two lists. */
function commonEnds(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]]
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

function add(parts: Part[], kind: Part['kind'], text: string) {
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/** What was taken out of a text and put in, word by word. */
export function differenceOf(before: string, after: string): Part[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return [
      { kind: 'deleted', text: before },
      { kind: 'inserted', text: after },
    ]
  const lengths = commonEnds(old, now)
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [one, other] = [old[i], now[j]]
    if (one !== undefined && one === other) {
      add(parts, 'same', one)
      i++
      j++
    } else if (one !== undefined && (other === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      add(parts, 'deleted', one)
      i++
    } else if (other !== undefined) {
      add(parts, 'inserted', other)
      j++
    }
  }
  return joined(parts)
}

/** A space between two changed words belongs to the change, or every word would be marked alone. */
function joined(parts: Part[]): Part[] {
  const isLonely = ({ kind, text }: Part, nth: number) =>
    kind === 'same' && /^\s+$/.test(text) && nth > 0 && nth < parts.length - 1
  const [deleted, inserted]: [Part[], Part[]] = [[], []]
  const found: Part[] = []
  const flush = () => {
    found.push(...deleted.splice(0), ...inserted.splice(0))
  }
  for (const [nth, part] of parts.entries()) {
    if (isLonely(part, nth)) {
      add(deleted, 'deleted', part.text)
      add(inserted, 'inserted', part.text)
    } else if (part.kind === 'same') {
      flush()
      found.push(part)
    } else add(part.kind === 'deleted' ? deleted : inserted, part.kind, part.text)
  }
  flush()
  return found
}
