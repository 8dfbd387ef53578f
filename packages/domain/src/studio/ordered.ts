import { TRANSLATED } from '../languages.ts'
import type { PageWords, Words, Workshop } from '../workshop.ts'

/**
 * Puts the words into the order of languages, pages and options, as the authors' files have them: equal editions then have equal
 * hashes, whatever order the database returned them in.
 */
export function ordered(workshop: Workshop): Workshop {
  const words = TRANSLATED.flatMap((locale) => {
    const translated = workshop.words[locale]
    if (!translated) return []
    const pages = (section: 'survey' | 'results') => pagesIn(workshop, section, translated)
    return [[locale, { ...translated, survey: pages('survey'), results: pages('results') }]]
  })
  return { ...workshop, words: Object.fromEntries(words) }
}

const pagesIn = (workshop: Workshop, section: 'survey' | 'results', words: Words) =>
  Object.fromEntries(
    workshop[section].flatMap((page) => {
      const translated = words[section][page.key]
      if (!translated) return []
      return [[page.key, 'group' in page && page.group ? withLabels(page.group, translated) : translated]]
    }),
  )

type Group = NonNullable<Workshop['survey'][number]['group']>

function withLabels({ questions }: Group, words: PageWords): PageWords {
  if (!words.group?.questions) return words
  const inOrder = Object.entries(words.group.questions).map(([id, question]) => {
    const asked = questions.find((one) => String(one.id) === id)
    if (!question.labels || !asked || !('options' in asked)) return [id, question]
    return [id, { ...question, labels: labelsIn(asked.options, question.labels) }]
  })
  return { ...words, group: { ...words.group, questions: Object.fromEntries(inOrder) } }
}

/** Labels of options that are no longer there come last. */
function labelsIn(options: readonly { value: string }[], labels: Record<string, string>) {
  const values = options.map(({ value }) => value)
  const gone = Object.keys(labels)
    .filter((value) => !values.includes(value))
    .toSorted()
  return Object.fromEntries(
    [...values, ...gone].flatMap((value) => (Object.hasOwn(labels, value) ? [[value, labels[value]]] : [])),
  )
}
