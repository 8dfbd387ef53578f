import { INDICATOR_NAMES, INDICATORS } from './workshop.ts'

interface Loose {
  [key: string]: unknown
}
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const each = (value: unknown, change: (entry: Loose) => unknown) =>
  Array.isArray(value) ? value.map((entry) => (isLoose(entry) ? change(entry) : entry)) : value

/** An option may be written as a plain text, which is then both value and label. */
function wholeOption(option: unknown): unknown {
  if (typeof option === 'string') return { value: option, label: option }
  return isLoose(option) && option.label === undefined ? { ...option, label: option.value } : option
}

/** Earlier options did not name their indicator and were recognised by its English name. */
function formerOption(option: unknown): unknown {
  const whole = wholeOption(option)
  if (!isLoose(whole) || whole.indicator !== undefined) return whole
  const named = INDICATORS.find((indicator) => INDICATOR_NAMES[indicator] === whole.value)
  return named ? { ...whole, indicator: named } : whole
}

/** "Box 4" or "Layer 2" gives the kind, the number and the label. */
function wholeOpening(opens: unknown): unknown {
  const [, kind = '', number] = (typeof opens === 'string' && /^(box|layer) (\d+)$/i.exec(opens)) || []
  return kind ? { kind: kind.toLowerCase(), number: Number(number), label: opens } : opens
}

/** Expands every short form that an author may use. A page's key defaults to its first number. */
export function wholePage({ key, opens, ...rest }: Loose, optionOf = wholeOption): Loose {
  const page: Loose = {
    ...rest,
    key: String(key ?? rest.page),
    ...(opens !== undefined && { opens: wholeOpening(opens) }),
  }
  if (!isLoose(page.group)) return page
  const questions = each(page.group.questions, (question) =>
    Array.isArray(question.options) ? { ...question, options: question.options.map(optionOf) } : question,
  )
  return { ...page, group: { ...page.group, questions } }
}

/** Converts a workshop published by an earlier release to the current shape. */
export function wholeWorkshop(workshop: unknown): unknown {
  if (!isLoose(workshop)) return workshop
  const pages = (section: unknown) => each(section, (page) => wholePage(page, formerOption))
  return { ...workshop, survey: pages(workshop.survey), results: pages(workshop.results) }
}
