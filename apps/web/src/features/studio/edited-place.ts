import type { Locale } from '@thrive/domain'
import type { DraftField, DraftWords, Value } from './api.ts'
import { type Draft, idOf } from './draft.ts'

/** What the server holds at a place: the draft's value, or the published one. */
export function draftValue({ published, draft, state }: Pick<DraftWords, 'published' | 'draft' | 'state'>): Value {
  if (state === 'missing') return null
  return state === 'draft' ? draft : (draft ?? published)
}

/** One place in one language, as its field shows and changes it. */
export interface EditedPlace {
  value: Value
  /** What is typed but cannot be read as a value. */
  text: string | null
  /** The server's code, if it refused the change. */
  refused: string | null
  change(value: Value): void
  /** Keeps a text that is no value in this browser. */
  keepText(text: string): void
  /** Saves what was typed, because the author goes on to another field. */
  leave(): void
}

export function placeOf({ changes, snapshot }: Draft, field: DraftField, lang: Locale, words: DraftWords): EditedPlace {
  const id = idOf(field.place, lang)
  const row = snapshot.changes.get(id)
  const present = { value: JSON.stringify(draftValue(words)), number: words.number }
  return {
    value: row ? (JSON.parse(row.value) as Value) : draftValue(words),
    text: snapshot.texts.get(id) ?? null,
    refused: row?.state === 'refused' ? (row.why ?? 'not-a-value') : null,
    change: (value) => changes.change(id, JSON.stringify(value), present),
    keepText: (text) => changes.keepText(id, text),
    leave: () => void changes.flush(),
  }
}
