import {
  INDICATOR_NAMES,
  INDICATORS,
  type Question,
  type QuestionOf,
  type SurveyPage,
  type Workshop,
} from './workshop.ts'

/** What phones may be asked. The key identifies it on the wire: q19, vote-7, experience. */
export type AskKind = 'score' | 'vote' | 'choose' | 'rank' | 'opinion'

interface Asking {
  key: string
  /** Position of its page; results pages are numbered after those of the survey. */
  page: number
  title: string
}

/** The values to choose from or rank, with a label for each. */
export interface Listed {
  options: string[]
  labels: string[]
}

export type Ask = Asking &
  (
    | { kind: 'score'; question: QuestionOf<'slider'>; proposes: SurveyPage['proposes'] }
    | ({ kind: 'vote' } & Listed)
    | ({ kind: 'choose'; question: QuestionOf<'multiple'> } & Listed)
    | ({ kind: 'rank'; question: QuestionOf<'ranking'> } & Listed)
    | { kind: 'opinion' }
  )

/** Everything a workshop asks of phones, by key, in the workshop's language. */
export function asksOf({ survey, results }: Pick<Workshop, 'survey' | 'results'>): Map<string, Ask> {
  const asks = [
    ...survey.flatMap((each): Ask[] => {
      const { ask, page, title, group } = each
      if (ask === 'vote') return [{ kind: 'vote', key: `vote-${page}`, page, title, ...VOTE }]
      return ask === 'questions' ? (group?.questions ?? []).flatMap((question) => askOf(question, each)) : []
    }),
    ...results.flatMap(({ ask, page, opinion }): Ask[] =>
      ask && opinion
        ? [{ kind: 'opinion', key: opinion.type, page: survey.length + page, title: opinion.statement }]
        : [],
    ),
  ]
  return new Map(asks.map((ask) => [ask.key, ask]))
}

const VOTE: Listed = {
  options: [...INDICATORS],
  labels: INDICATORS.map((indicator) => INDICATOR_NAMES[indicator]),
}

/** Teams write texts, dates and the like together: phones are not asked for them. */
function askOf(question: Question, { page, proposes }: Pick<SurveyPage, 'page' | 'proposes'>): Ask[] {
  const asking = { key: `q${question.id}`, page, title: question.title }
  switch (question.type) {
    case 'slider':
      return [{ kind: 'score', ...asking, question, proposes }]
    case 'multiple':
      return [{ kind: 'choose', ...asking, question, ...listed(question) }]
    case 'ranking':
      return [{ kind: 'rank', ...asking, question, ...listed(question) }]
    default:
      return []
  }
}

const listed = ({ options }: Pick<QuestionOf<'multiple'>, 'options'>): Listed => ({
  options: options.map(({ value }) => value),
  labels: options.map(({ label }) => label),
})
