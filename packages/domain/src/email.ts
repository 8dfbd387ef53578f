import { LIMITS } from './limits.ts'
import { isStorable } from './storable.ts'

/** The form in which addresses are compared: NFC because macOS and a phone spell one accented letter differently. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC')

/**
 * Catches slips of the finger, not every address that cannot exist: only a mail that arrives proves that.
 * Brackets, quotes and separators are refused because a mailer may read a second address into them.
 */
export function isEmail(email: string): boolean {
  if (email.length > LIMITS.email || /[\s\p{Cc}<>()[\]\\,;:"]/u.test(email) || !isStorable(email)) return false
  const [local, domain, ...more] = email.split('@')
  if (!local || !domain || more.length > 0) return false
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => label !== '')
}
