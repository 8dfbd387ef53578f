import { useState } from 'react'

/** Copies to the clipboard. If the browser refuses, the text is still there to be selected. */
export function useCopy() {
  const [copied, setCopied] = useState(false)
  const copy = (text: string) =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return { copy, copied }
}
