import { isShallowJson } from './shallow-json.ts'

const LONGEST = { depth: 1, parts: 1_000 }

/** A list is sent as the JSON text of an array. Anything else is no list, whatever it looks like. */
export function parseStringList(text: string): string[] | null {
  // Most answers are plain text: a look at the first character spares them a thrown and caught error.
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
  // Not every(): that would step over the holes of a sparse array.
  for (const entry of value) if (typeof entry !== 'string') return false
  return true
}
