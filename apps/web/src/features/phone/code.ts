import { typedCode } from '@thrive/domain'

export const CODE_SIGNS = 6

/** As much of what was typed or pasted as a code can hold. */
export const shortCode = (text: string): string =>
  typedCode(text)
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_SIGNS)
