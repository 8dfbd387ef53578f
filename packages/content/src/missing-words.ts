import type { PageWords, Question, ResultsPage, SurveyPage, Translated, Workshop } from '@thrive/domain'

type AnyPage = Omit<SurveyPage | ResultsPage, 'kind'> &
  Partial<Pick<SurveyPage, 'opens' | 'timer' | 'group'> & Pick<ResultsPage, 'opinion'>>

/** Texts of a workshop that a language lacks, so that its pages show English; and texts that match nothing. */
export function missingWords(workshop: Workshop, locale: Translated): string[] {
  const words = workshop.words[locale]
  const place = `${workshop.slug}/${locale}`
  if (!words) return [`${place} is not there`]
  const { start, tutorial, journey, gapAdvice, extraRules } = words
  const settings = [
    ...lacking(workshop.start, start, 'start'),
    ...lacking(pick(workshop.tutorial, ['title', 'text', 'motto']), tutorial, 'tutorial'),
    ...lacking(workshop.gapAdvice, gapAdvice, 'gapAdvice'),
    ...unequal(workshop.tutorial.motto, tutorial?.motto ?? [], 'tutorial.motto'),
    ...unequal(workshop.journey.parts, journey?.parts, 'journey.parts'),
    ...unequal(workshop.extraRules, extraRules, 'extraRules'),
    ...(['infographic', 'kit'] as const).filter((link) => workshop.tutorial[link] && !tutorial?.[link]),
  ].map((what) => `${place}/version.yaml: ${what}`)
  const pages = (['survey', 'results'] as const).flatMap((section) =>
    workshop[section].flatMap((page) =>
      missingOf(page, words[section][page.key] ?? {}).map((what) => `${place}/${section}/${page.page}: ${what}`),
    ),
  )
  return [...settings, ...pages]
}

const PAGE_WORDS = ['title', 'text', 'tip', 'phones', 'withPhones', 'note', 'shorten'] as const

function missingOf(page: AnyPage, words: PageWords): string[] {
  const { opens, timer, group, opinion } = page
  const questions = words.group?.questions ?? {}
  const ids = new Set(group?.questions.map(({ id }) => String(id)))
  return [
    ...lacking(pick(page, PAGE_WORDS), words, ''),
    ...(opens && !words.opens ? ['opens'] : []),
    ...(timer?.opening && !words.timer ? ['timer.opening'] : []),
    ...(opinion && !words.opinion ? ['opinion'] : []),
    ...(group && !words.group?.subtitle ? ['group.subtitle'] : []),
    ...unequal(group?.slides ?? [], words.group?.slides ?? [], 'group.slides'),
    ...(group?.questions ?? []).flatMap((question) => missingOfQuestion(question, questions[question.id] ?? {})),
    ...Object.keys(questions).flatMap((id) => (ids.has(id) ? [] : [`question ${id} is not on this page`])),
  ]
}

type QuestionWords = NonNullable<NonNullable<PageWords['group']>['questions']>[string]

function missingOfQuestion(question: Question, words: QuestionWords): string[] {
  const values = 'options' in question ? question.options.map(({ value }) => value) : []
  const labels = Object.keys(words.labels ?? {})
  const spoken = question.type === 'yesno' ? pick(question, ['title', 'yes', 'no']) : pick(question, ['title'])
  return [
    ...lacking(spoken, words, `question ${question.id}`),
    ...values.flatMap((value) => (labels.includes(value) ? [] : [`question ${question.id}: a label for ${value}`])),
    ...labels.flatMap((value) => (values.includes(value) ? [] : [`question ${question.id} has no option ${value}`])),
  ]
}

const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>

const isPresent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

const lacking = (english: object, words: object | undefined, where: string): string[] =>
  Object.entries(english).flatMap(([key, value]) =>
    isPresent(value) && !isPresent((words as Record<string, unknown> | undefined)?.[key])
      ? [[where, key].filter(Boolean).join('.')]
      : [],
  )

const unequal = (english: readonly unknown[], words: readonly unknown[] | undefined, where: string): string[] =>
  words?.length === english.length ? [] : [`${where}: ${words?.length ?? 0} instead of ${english.length}`]
