import { Secret, TOTP } from 'otpauth'

/** What every app makes: RFC 6238 with SHA-1, six digits, 30 seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A clock may be half a minute wrong, and somebody needs time to type. */
const WINDOW = 1

/** 160 bits, as RFC 4226 advises, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

export const uriOf = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  new TOTP({ ...KIND, secret, issuer, label: email }).toString()

/** The step of time to which this code belongs, or null where it is not right. */
export function stepOf(secret: string, code: string, timestamp = Date.now()): number | null {
  const totp = new TOTP({ ...KIND, secret })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Typed by hand: apps show a space in the middle. */
export const isTimeCode = (typed: string): boolean => /^\d{6}$/.test(withoutSpaces(typed))
export const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '')
