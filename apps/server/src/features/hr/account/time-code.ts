import { Secret, TOTP } from 'otpauth'

/** What every authenticator app generates: RFC 6238 with SHA-1, six digits, 30 seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks may be half a minute off, and typing takes time. */
const WINDOW = 1

/** 160 bits, as RFC 4226 advises, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

export const uriOf = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  new TOTP({ ...KIND, secret, issuer, label: email }).toString()

/** Returns the code's time step, or null if the code is wrong. */
export function stepOf(secret: string, code: string, timestamp = Date.now()): number | null {
  const totp = new TOTP({ ...KIND, secret })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Accepts spaces, because apps show one in the middle. */
export const isTimeCode = (typed: string): boolean => /^\d{6}$/.test(withoutSpaces(typed))
export const withoutSpaces = (typed: string): string => typed.replace(/\s/g, '')
