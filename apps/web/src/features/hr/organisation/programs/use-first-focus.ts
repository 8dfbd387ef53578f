import { useEffect, useRef } from 'react'

/** For the first field of a dialog, which otherwise gives the focus to its Close button when it opens. */
export function useFirstFocus() {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return first
}
