import { useState } from 'react'

/**
 * What stands in a field. It follows the stored answer, unless the team is typing something that is not stored (yet):
 * a text over the limit, a half-typed date.
 */
export function useDraft(stored: string, onAnswer: (value: string) => void) {
  const [draft, setDraft] = useState({ text: stored, stored })
  const text = draft.stored === stored || draft.text === stored ? draft.text : stored
  const type = (next: string) => {
    setDraft({ text: next, stored })
    onAnswer(next)
  }
  return [text, type] as const
}
