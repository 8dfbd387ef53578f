import { createHash } from 'node:crypto'

/** Stands for a secret or an address: can be compared, not read back. */
export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
