/** Words that the first guess of somebody who knows the product would have. */
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
/** With fewer signs than these beside known words, a password is those words. */
const FEWEST_OF_ITS_OWN = 6

let list: Promise<ReadonlySet<string>> | undefined

/** Some 49,000, in small letters; loaded when the first password is set. */
const commonPasswords = () => {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return list
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whom a password is for: what anybody can know of them is no secret. */
export interface PasswordOwner {
  email: string
  name?: string | null
  organisation?: string
}

const wordsOf = ({ email, name, organisation }: PasswordOwner): string[] => {
  const [mailbox = '', domain = ''] = email.split('@')
  const texts = [mailbox, domain.replace(/\.[^.]*$/, ''), name ?? '', organisation ?? '']
  const whole = texts.map((text) => folded(text).replace(/\s/g, ''))
  return [...whole, ...texts.flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u)), ...PRODUCT]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length)
}

/** Whether many people use it, or it is made of words that are known here. */
export async function isCommonPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const text = folded(password)
  const common = await commonPasswords()
  const piece = /^(.+?)\1+$/su.exec(text)?.[1] ?? text
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (common.has(text) || common.has(piece) || piece.length < SHORTEST_WORD) return true
  if (core.length * 2 >= text.length && common.has(core)) return true
  const rest = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < FEWEST_OF_ITS_OWN
}
