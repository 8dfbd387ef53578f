import { asksOf, type Group, idlePhones, inLocale, LOCALES, type Section, type Workshop } from '@thrive/domain'
import { pageFile } from './load.ts'

/** Mistakes across files: pages, questions and references that do not fit together, one sentence each. */
export const findMisfits = (workshops: readonly Workshop[]): string[] => [
  ...workshops.flatMap(findMisfitsOf),
  ...findRepeats('group', workshops.flatMap(groupsOf)),
  ...findRepeats(
    'question',
    workshops.flatMap(groupsOf).flatMap(({ file, group }) => group.questions.map(({ id }) => ({ file, id }))),
  ),
]

const fileOf = (slug: string, section: Section, page: number) => `${slug}/${section}/${pageFile(page)}`

const groupsOf = ({ slug, survey }: Workshop) =>
  survey.flatMap(({ page, group }) => (group ? [{ file: fileOf(slug, 'survey', page), id: group.id, group }] : []))

const findMisfitsOf = (workshop: Workshop) => [
  ...findMissingPages(workshop, 'survey'),
  ...findMissingPages(workshop, 'results'),
  ...findRepeatedKeys(workshop, 'survey'),
  ...findRepeatedKeys(workshop, 'results'),
  ...findPartsOfAnotherKind(workshop),
  ...groupsOf(workshop).flatMap(({ file, group }) => findShortRevisit(file, group)),
  ...findIdleAsks(workshop),
  ...findIdlePhones(workshop),
  ...findLooseEnds(workshop),
]

function findMissingPages(workshop: Workshop, section: Section) {
  const numbers = workshop[section].map(({ page }) => page)
  return numbers.flatMap((page, i) =>
    page === i + 1 ? [] : [`${workshop.slug}/${section}: page ${page} stands where page ${i + 1} is expected`],
  )
}

function findRepeatedKeys({ slug, ...workshop }: Workshop, section: Section) {
  const named = new Map<string, number>()
  return workshop[section].flatMap(({ key, page }) => {
    const before = named.get(key)
    named.set(key, page)
    return before === undefined
      ? []
      : [`${fileOf(slug, section, page)} has the key ${key} of page ${before}; give the newer page a key of its own`]
  })
}

const findPartsOfAnotherKind = ({ slug, survey, results }: Workshop) => [
  ...survey.flatMap(({ page, kind, group }) =>
    (group !== null) === (kind === 'group')
      ? []
      : [`${fileOf(slug, 'survey', page)}: a page has a group if its kind is group, and only then`],
  ),
  ...results.flatMap(({ page, kind, opinion }) =>
    (opinion !== null) === (kind === 'opinion')
      ? []
      : [`${fileOf(slug, 'results', page)}: a page has an opinion if its kind is opinion, and only then`],
  ),
]

const findShortRevisit = (file: string, { questions }: Group) =>
  questions.some(({ type }) => type === 'revisit') && questions.length < 3
    ? [`${file}: a group with revisit questions has three of them: a text, a line and a date`]
    : []

/** Finds pages with `ask` that have no question for phones. */
function findIdleAsks(workshop: Workshop) {
  const { slug, survey, results } = workshop
  const asking = new Set([...asksOf(workshop).values()].map(({ page }) => page))
  const pages = [
    ...survey.map(({ ask, page }) => ({ ask, at: page, file: fileOf(slug, 'survey', page) })),
    ...results.map(({ ask, page }) => ({ ask, at: survey.length + page, file: fileOf(slug, 'results', page) })),
  ]
  return pages.flatMap(({ ask, at, file }) =>
    ask && !asking.has(at) ? [`${file} has ask: ${ask}, and nothing that a phone can answer`] : [],
  )
}

/** Checks every language: the page itself must contain the text that rooms with phones replace. */
const findIdlePhones = (workshop: Workshop) =>
  LOCALES.flatMap((locale) => {
    const { slug, survey, results } = inLocale(workshop, locale)
    const inSection = (section: Section) => (section === 'survey' ? survey : results)
    return (['survey', 'results'] as const).flatMap((section) =>
      inSection(section).flatMap((page) => {
        const file = `${fileOf(slug, section, page.page)} (${locale})`
        const { away, steps } = idlePhones(page)
        return [
          ...(away ? [`${file} has phones.away, which its tip and text do not say`] : []),
          ...steps.map((step) => `${file} has withPhones for step ${step}, which its text does not have`),
        ]
      }),
    )
  })

function findLooseEnds({ slug, survey, scoreQuestions, journey }: Workshop) {
  const questions = new Map(survey.flatMap(({ group }) => group?.questions ?? []).map((one) => [one.id, one]))
  const scores = Object.entries(scoreQuestions).flatMap(([indicator, id]) => {
    const question = questions.get(id)
    return question?.type === 'slider' && question.indicator === indicator
      ? []
      : [`${slug}/version.yaml: scoreQuestions.${indicator} is ${id}, which is no slider of ${indicator}`]
  })
  const copies = [...questions.values()].flatMap((question) =>
    question.type === 'revisit' && question.copiedFrom && !questions.has(question.copiedFrom)
      ? [`${slug}: question ${question.id} is copiedFrom ${question.copiedFrom}, which is not there`]
      : [],
  )
  const starts = journey.parts.map(({ fromPage }) => fromPage)
  const ordered = starts.every((page, i) => page <= survey.length && page > (starts[i - 1] ?? 0))
  return [
    ...scores,
    ...copies,
    ...(ordered ? [] : [`${slug}/version.yaml: the parts of the journey rise, and end in the survey`]),
  ]
}

function findRepeats(what: string, places: readonly { file: string; id: number }[]) {
  return [...Map.groupBy(places, ({ id }) => id)].flatMap(([id, same]) =>
    same.length > 1 ? [`${what} ${id} is there twice: ${same.map(({ file }) => file).join(' and ')}`] : [],
  )
}
