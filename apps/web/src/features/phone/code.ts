import { typedCode } from '@thrive/domain'

export const CODE_SIZE = 6

/** Returns as much of the typed or pasted text as a code of this size can hold. */
export const shortCode = (text: string, size = CODE_SIZE): string =>
  typedCode(text)
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, size)
