/** What an author may change, and nothing else: a place's pattern, in which `*` stands for one element of a list. */

export type PlaceKind = 'line' | 'markdown' | 'number' | 'seconds' | 'list' | 'options' | 'film' | 'picture' | 'pdf'

/** True if a file of the organisation's own stands in place of the release's; null takes it back. */
export const isOwnKind = (kind: PlaceKind): boolean => kind === 'film' || kind === 'picture' || kind === 'pdf'

export interface PlaceRule {
  pattern: string
  kind: PlaceKind
  /** The most characters; of a list, in each of its lines. */
  most: number | null
  /** True if each language has its own. */
  isWords: boolean
  /** True if there may be none. */
  isOptional: boolean
  /** True if the customer's specification quotes what the release brings. */
  isAgreed: boolean
}

type Traits = Partial<Pick<PlaceRule, 'most' | 'isOptional' | 'isAgreed'>>

const rule =
  (kind: PlaceKind, isWords: boolean) =>
  (pattern: string, traits: Traits = {}) => ({
    pattern,
    kind,
    isWords,
    most: null,
    isOptional: false,
    isAgreed: false,
    ...traits,
  })
const line = rule('line', true)
const markdown = rule('markdown', true)
const list = rule('list', true)
const number = rule('number', false)
const seconds = rule('seconds', false)
const options = rule('options', false)
const film = rule('film', false)
const picture = rule('picture', false)
const pdf = rule('pdf', false)

/** Of a page; the patterns follow its section and key. */
export const PAGE_RULES: readonly PlaceRule[] = [
  line('title', { most: 60 }),
  markdown('text'),
  line('tip', { most: 80, isOptional: true }),
  line('phones/away', { most: 80 }),
  line('phones/faceDown', { most: 80 }),
  markdown('withPhones/*', { most: 120 }),
  line('note', { most: 300, isOptional: true }),
  line('shorten', { most: 120, isOptional: true }),
  number('minutes', { isOptional: true }),
  number('minutesFor/*'),
  line('opens/label', { most: 20 }),
  seconds('timer/seconds'),
  seconds('timer/warningAt'),
  seconds('timer/opening/until'),
  line('timer/opening/text', { most: 40 }),
  seconds('breakSeconds'),
  line('group/subtitle', { most: 80 }),
  picture('group/slides/*', { isOptional: true }),
  line('group/slides/*/title', { most: 40 }),
  line('group/questions/*/title', { most: 120 }),
  line('group/questions/*/yes', { most: 40, isAgreed: true }),
  line('group/questions/*/no', { most: 40, isAgreed: true }),
  options('group/questions/*/options', { most: 80, isAgreed: true }),
  line('group/questions/*/labels/*', { most: 80, isAgreed: true }),
  line('opinion/statement', { most: 120, isAgreed: true }),
  film('films/*', { isOptional: true }),
]

/** Of the workshop as a whole; the patterns follow `settings`. */
export const SETTINGS_RULES: readonly PlaceRule[] = [
  line('start/headline', { most: 60, isAgreed: true }),
  markdown('start/notice', { most: 200 }),
  line('start/hint', { most: 120, isAgreed: true }),
  line('tutorial/title', { most: 60, isAgreed: true }),
  markdown('tutorial/text', { most: 1000 }),
  list('tutorial/motto', { most: 40, isAgreed: true }),
  pdf('tutorial/infographic'),
  line('tutorial/infographic/label', { most: 60, isAgreed: true }),
  pdf('tutorial/kit'),
  line('tutorial/kit/label', { most: 60 }),
  line('journey/parts/*/title', { most: 30 }),
  markdown('gapAdvice/*', { most: 200 }),
  list('extraRules', { most: 300, isAgreed: true }),
]
