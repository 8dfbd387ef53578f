/** Stricter than Number(): no blanks, no '1e2', no '0x10', and at most nine digits. */
export const wholeNumber = (text: string): number | null => (/^-?\d{1,9}$/.test(text) ? Number(text) : null)
