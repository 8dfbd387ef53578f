export interface Erasable {
  name: string | null
  email: string
}

/** What has to be typed before a session is erased: its team name, or the e-mail address of a team without one. */
export const erasureWord = ({ name, email }: Erasable): string => name ?? email

export const confirmsErasure = (typed: string, team: Erasable): boolean => plain(typed) === plain(erasureWord(team))

// NFC, because a Mac and a phone encode an accented letter differently.
const plain = (text: string) => text.trim().normalize('NFC')
