import { randomBytes } from 'node:crypto'
import { sha256 } from '../../../infra/sha256.ts'

const COUNT = 10
/** Crockford's base32: no letter looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 signs of 5 bits each: who holds the hashes cannot try out 80 bits. */
const LENGTH = 16

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newRecoveryCode)

/** Four groups of four, to be read from paper. */
function newRecoveryCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

/** However it was typed. It is bound to its account, so that nobody can try one guess on all accounts at once. */
export const hashOfCode = (accountId: number, typed: string): Buffer => sha256(`${accountId} ${asPrinted(typed)}`)

const asPrinted = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
