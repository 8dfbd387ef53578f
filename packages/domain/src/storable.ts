/**
 * PostgreSQL text can store neither U+0000 nor half a surrogate pair; without this check such input would cause a 500.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
