import { isShallowJson } from './shallow-json.ts'

const LONGEST = { depth: 1, parts: 1_000 }

/** Parses the JSON text of an array. Anything else is not a list. */
export function parseStringList(text: string): string[] | null {
  // Most answers are plain text: checking the first character avoids a thrown and caught error.
  if (!text.trimStart().startsWith('[') || !isShallowJson(text, LONGEST)) return null
  try {
    const value: unknown = JSON.parse(text)
    return isStringList(value) ? value : null
  } catch {
    return null
  }
}

export function isStringList(value: unknown): value is string[] {
  if (!Array.isArray(value)) return false
  // Not every(), which skips the holes of a sparse array.
  for (const entry of value) if (typeof entry !== 'string') return false
  return true
}
