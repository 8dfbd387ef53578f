import { typedCode } from '@thrive/domain'

export const CODE_SIZE = 6

/** Returns as much of the typed or pasted text as a code can hold. */
export const shortCode = (text: string): string =>
  typedCode(text)
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_SIZE)
