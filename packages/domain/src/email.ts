import { LIMITS } from './limits.ts'
import { isStorable } from './storable.ts'

/**
 * The form in which addresses are compared. NFC because macOS and a phone encode an accented letter differently.
 * Only a small letter and its own capital become the same: a mailbox with U+0130 in its name is not the one with an i.
 */
export const normaliseEmail = (email: string): string => [...email.trim()].map(small).join('').normalize('NFC')

function small(letter: string): string {
  const lower = letter.toLowerCase()
  return lower.toUpperCase() === letter ? lower : letter
}

/** Whether the address is at one of these domains; any address will do if there are none. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.map(normaliseEmail).includes(normaliseEmail(email).split('@')[1] ?? '')

/** A mail domain as it stands after the @. */
export const isDomain = (domain: string): boolean => isEmail(`somebody@${domain}`)

/** The Kelvin sign and the like: NFC turns them into another letter, but a mail server does not. */
const changesAlone = (letter: string) => letter.normalize('NFC') !== letter

/**
 * Catches typing mistakes, not every address that cannot exist: only a mail that arrives proves an address.
 * Brackets, quotes and separators are refused because a mailer may read a second address into them.
 */
export function isEmail(email: string): boolean {
  if (email.length > LIMITS.email || /[\s\p{Cc}<>()[\]\\,;:"]/u.test(email) || !isStorable(email)) return false
  if ([...email].some(changesAlone)) return false
  const [local, domain, ...more] = email.split('@')
  if (!local || !domain || more.length > 0) return false
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => label !== '')
}
