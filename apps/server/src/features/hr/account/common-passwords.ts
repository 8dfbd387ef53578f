/** Words that anyone who knows the product would guess first. */
const PRODUCT = [
  'thriving',
  'thrive',
  'teams',
  'team',
  'lab',
  'workshop',
  'survey',
  'admin',
  'connect',
  'trust',
  'inspire',
]
const SHORTEST_WORD = 3
/** A password with fewer characters beside known words counts as made of those words. */
const MIN_OWN_CHARACTERS = 6

let list: Promise<ReadonlySet<string>> | undefined

/** About 49,000, in lower case; loaded when the first password is set. */
const commonPasswords = () => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return list
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The owner of a password. It must not be built from their public details. */
export interface PasswordOwner {
  email: string
  name?: string | null
  organisation?: string
}

const wordsOf = ({ email, name, organisation }: PasswordOwner): string[] => {
  const [mailbox = '', domain = ''] = email.split('@')
  const texts = [mailbox, domain, domain.replace(/\.[^.]*$/, ''), name ?? '', organisation ?? '']
  const whole = texts.map((text) => folded(text).replace(/\s/g, ''))
  return [...whole, ...texts.flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u)), ...PRODUCT]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length)
}

/** True if the password is widely used or made of words known here. */
export async function isCommonPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const text = folded(password)
  const common = await commonPasswords()
  const piece = /^(.+?)\1+$/su.exec(text)?.[1] ?? text
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (common.has(text) || common.has(piece) || piece.length < SHORTEST_WORD) return true
  if (core.length * 2 >= text.length && common.has(core)) return true
  const rest = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_OWN_CHARACTERS
}
