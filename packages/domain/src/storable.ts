/** PostgreSQL text holds neither U+0000 nor half a surrogate pair; without this check such an input would be a 500. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
