import { randomBytes } from 'node:crypto'
import { sha256 } from '../../../infra/sha256.ts'

const COUNT = 10
/** Crockford's base32: no letter looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 characters of 5 bits each: 80 bits cannot be brute-forced, even from the hashes. */
const LENGTH = 16

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newRecoveryCode)

/** Formats the code as four groups of four, readable on paper. */
function newRecoveryCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * Ignores how the code was typed. Includes the account id, so that one guess cannot be tried on all accounts at once.
 */
export const hashOfCode = (accountId: number, typed: string): Buffer => sha256(`${accountId} ${asPrinted(typed)}`)

const asPrinted = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
