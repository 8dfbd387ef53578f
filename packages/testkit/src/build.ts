import type { Group, Option, PageTimer, QuestionOf, ResultsPage, SurveyPage } from '@thrive/domain'

/** Small workshops for tests: each builder returns the simplest one, and a test names only what matters to it. */

export const buildSurveyPage = (page: Partial<SurveyPage> = {}): SurveyPage => ({
  page: 1,
  key: String(page.page ?? 1),
  kind: 'assignment',
  title: 'A page',
  indicator: null,
  text: 'Read this aloud.',
  tip: null,
  phones: null,
  withPhones: null,
  minutes: null,
  minutesFor: null,
  note: null,
  shorten: null,
  material: [],
  roles: false,
  opens: null,
  timer: null,
  breakSeconds: null,
  scores: null,
  films: null,
  group: null,
  ask: null,
  proposes: 'average',
  ...page,
})

export const buildResultsPage = (page: Partial<ResultsPage> = {}): ResultsPage => ({
  page: 1,
  key: String(page.page ?? 1),
  kind: 'text',
  title: 'A page',
  indicator: null,
  text: 'Well done.',
  tip: null,
  phones: null,
  withPhones: null,
  minutes: null,
  minutesFor: null,
  note: null,
  shorten: null,
  material: [],
  opinion: null,
  films: null,
  ask: null,
  ...page,
})

export const buildGroup = (group: Partial<Group> = {}): Group => ({
  id: 1,
  subtitle: 'A group',
  questions: [buildText()],
  view: 'plain',
  slides: [],
  proceedAtOnce: false,
  hidden: false,
  numbered: false,
  ...group,
})

export const buildTimer = (timer: Partial<PageTimer> = {}): PageTimer => ({
  seconds: 900,
  mode: 'countdown',
  look: 'white',
  warningAt: null,
  warningPauses: true,
  opening: null,
  extraRule: true,
  ...timer,
})

export const buildSlider = (question: Partial<QuestionOf<'slider'>> = {}): QuestionOf<'slider'> => ({
  id: 1,
  title: 'A score',
  type: 'slider',
  min: 1,
  max: 100,
  initial: 50,
  indicator: null,
  ...question,
})

export const buildText = (question: Partial<QuestionOf<'text'>> = {}): QuestionOf<'text'> => ({
  id: 2,
  title: 'A text',
  type: 'text',
  lines: 'many',
  writtenBy: 'team',
  ...question,
})

export const buildRevisit = (question: Partial<QuestionOf<'revisit'>> = {}): QuestionOf<'revisit'> => ({
  id: 10,
  title: 'An action',
  type: 'revisit',
  field: 'text',
  copiedFrom: null,
  ...question,
})

export const buildOptions = (...values: string[]): Option[] =>
  values.map((value) => ({ value, label: value, indicator: null }))

export const buildMultiple = (question: Partial<QuestionOf<'multiple'>> = {}): QuestionOf<'multiple'> => ({
  id: 27,
  title: 'A choice',
  type: 'multiple',
  options: buildOptions('Empathy', 'Active listening', 'Managing on output'),
  others: true,
  ...question,
})

export const buildYesNo = (): QuestionOf<'yesno'> => ({
  id: 32,
  title: 'How did you do?',
  type: 'yesno',
  yes: 'Our answer is correct',
  no: 'Our answer is incorrect',
})

export const buildRanking = (): QuestionOf<'ranking'> => ({
  id: 28,
  title: 'Rank the indicators',
  type: 'ranking',
  options: buildOptions('Connect', 'Inspire', 'Trust').map((option, index) => ({
    ...option,
    id: index + 1,
    image: `${option.value}.svg`,
  })),
})
