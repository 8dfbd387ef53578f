import { LIMITS } from './limits.ts'
import { isStorable } from './storable.ts'

/**
 * Normalises an address for comparison. NFC because macOS and phones encode accented letters differently. Only letters
 * that are each other's case variants become equal: U+0130 does not become an i.
 */
export const normaliseEmail = (email: string): string => [...email.trim()].map(small).join('').normalize('NFC')

function small(letter: string): string {
  const lower = letter.toLowerCase()
  return lower.toUpperCase() === letter ? lower : letter
}

/** True if the address is at one of these domains, or if there are none. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.map(normaliseEmail).includes(normaliseEmail(email).split('@')[1] ?? '')

/** True for a mail domain, as written after the @. */
export const isDomain = (domain: string): boolean => isEmail(`somebody@${domain}`)

/** True for letters such as the Kelvin sign, which NFC changes into another letter but mail servers do not. */
const changesAlone = (letter: string) => letter.normalize('NFC') !== letter

/**
 * Catches typing mistakes, not every impossible address: only a delivered mail proves an address. Brackets, quotes and
 * separators are refused because a mailer may parse a second address from them.
 */
export function isEmail(email: string): boolean {
  if (email.length > LIMITS.email || /[\s\p{Cc}<>()[\]\\,;:"]/u.test(email) || !isStorable(email)) return false
  if ([...email].some(changesAlone)) return false
  const [local, domain, ...more] = email.split('@')
  if (!local || !domain || more.length > 0) return false
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => label !== '')
}
