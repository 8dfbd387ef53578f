import { INDICATOR_NAMES, INDICATORS } from './workshop.ts'

interface Loose {
  [key: string]: unknown
}
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const each = (value: unknown, change: (entry: Loose) => Loose) =>
  Array.isArray(value) ? value.map((entry) => (isLoose(entry) ? change(entry) : entry)) : value

/** An option may be written as one text, which is then its value and its label. */
export function wholeOption(option: unknown): unknown {
  if (typeof option === 'string') return { value: option, label: option }
  return isLoose(option) && option.label === undefined ? { ...option, label: option.value } : option
}

/** "Box 4" or "Layer 2" says at once what is opened and what it is called. */
function wholeOpening(opens: unknown): unknown {
  const [, kind = '', number] = (typeof opens === 'string' && /^(box|layer) (\d+)$/i.exec(opens)) || []
  return kind ? { kind: kind.toLowerCase(), number: Number(number), label: opens } : opens
}

export function wholePage({ opens, ...rest }: Loose): Loose {
  const page = opens === undefined ? rest : { ...rest, opens: wholeOpening(opens) }
  if (!isLoose(page.group)) return page
  const questions = each(page.group.questions, (question) =>
    Array.isArray(question.options) ? { ...question, options: question.options.map(wholeOption) } : question,
  )
  return { ...page, group: { ...page.group, questions } }
}

/**
 * A workshop as an earlier release published it, in the shape of today. Options had no label, and those that are an
 * indicator were known by their English name.
 */
export function wholeWorkshop(workshop: unknown): unknown {
  if (!isLoose(workshop)) return workshop
  const survey = each(workshop.survey, (page) => {
    const { group, ...rest } = wholePage(page)
    if (!isLoose(group)) return { ...rest, group }
    const questions = each(group.questions, (question) => ({
      ...question,
      ...(Array.isArray(question.options) && { options: each(question.options, withIndicator) }),
    }))
    return { ...rest, group: { ...group, questions } }
  })
  return { ...workshop, survey }
}

function withIndicator(option: Loose): Loose {
  const named = INDICATORS.find((indicator) => INDICATOR_NAMES[indicator] === option.value)
  return named && option.indicator === undefined ? { ...option, indicator: named } : option
}
