/** Full days before a shorter retention takes effect, so that any owner can stop it. */
export const RETENTION_WAIT_DAYS = 7

export interface Erasable {
  name: string | null
  email: string
}

/** The text to type before a session is erased: the team's name, or its e-mail address if it has none. */
export const erasureWord = ({ name, email }: Erasable): string => name ?? email

export const confirmsErasure = (typed: string, team: Erasable): boolean => plain(typed) === plain(erasureWord(team))

// NFC, because Macs and phones encode accented letters differently.
const plain = (text: string) => text.trim().normalize('NFC')
