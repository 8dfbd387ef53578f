import { createHash } from 'node:crypto'

/** What is stored of a secret, or stands for an address: it can be compared, and not read back. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
