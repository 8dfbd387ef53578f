/** Keeps a date or a few words on one line. Browsers break a line at spaces and at hyphens. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060')
