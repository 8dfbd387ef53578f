import {
  type Action,
  type Answers,
  actionsOf,
  comparesScores,
  formatDate,
  type Group,
  type Indicator,
  isRevisit,
  isValidRevisit,
  type Locale,
  type Readable,
  readable,
  type Scores,
  type SurveyPage,
  scoresFrom,
  type Workshop,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { readingWords } from '@thrive/words/answers'
import { getLocale } from '@thrive/words/locale'
import type { TeamProgress } from '../earlier/progress.ts'

/** What a team takes home, on screen, on paper and in the PDF. Plain data, so that it can be passed to a worker. */
export interface Report {
  /** The reader's language. */
  locale: Locale
  workshop: string
  look: Workshop['look']
  team: string | null
  /** The day the team finished, as shown: 31-01-2027. */
  date: string | null
  scores: Scores
  /** Only for a workshop that compares scores with them. */
  desired: Scores | null
  /** Previous and current scores; null if there was no previous session. */
  progress: TeamProgress | null
  actions: ReportGroup[]
  groups: ReportGroup[]
  /** Null while there is no look-back. */
  poster: Poster | null
}

/** What the team hangs up. */
export interface Poster {
  /** Opens the look-back. */
  url: string
  /** The first day on which the team looks back, as 2027-01-31. */
  day: string | null
  actions: Action[]
}

export interface ReportGroup {
  id: number
  title: string
  indicator: Indicator | null
  numbered: boolean
  answers: ReportAnswer[]
}

export interface ReportAnswer {
  id: number
  question: string
  answer: Readable
}

export interface Summary {
  name: string | null
  /** The day the team finished, as 2027-01-31. */
  day: string | null
}

type GroupPage = SurveyPage & { group: Group }

interface Options {
  read?: typeof readable
  progress?: TeamProgress | null
  /** Opens the look-back from a wall. */
  lookBackUrl?: string | null
}

/** Builds the report as the team sees it, unless `read` reads its answers differently. */
export function reportOf(
  workshop: Workshop,
  answers: Answers,
  { name, day }: Summary,
  { read = readable, progress = null, lookBackUrl = null }: Options = {},
): Report {
  const pages = workshop.survey.filter((page): page is GroupPage => page.group !== null && !page.group.hidden)
  const plans = pages.filter(({ group }) => isRevisit(group) && isValidRevisit(group))
  return {
    locale: getLocale(),
    workshop: workshop.name,
    look: workshop.look,
    team: name,
    date: day && formatDate(day),
    scores: scoresFrom(answers, workshop.scoreQuestions),
    desired: comparesScores(workshop) ? workshop.desiredScores : null,
    progress,
    actions: plans.map((page) => groupOf(page, answers, read)),
    groups: pages.map((page) => groupOf(page, answers, read)),
    poster: lookBackUrl === null ? null : posterOf(actionsOf(workshop, answers), lookBackUrl),
  }
}

const posterOf = (actions: Action[], url: string): Poster => ({
  url,
  day: actions.flatMap(({ by }) => by ?? []).toSorted()[0] ?? null,
  actions,
})

const groupOf = ({ title, indicator, group }: GroupPage, answers: Answers, read: typeof readable): ReportGroup => ({
  id: group.id,
  title: title.trim() || m.report_no_group_title(),
  indicator,
  numbered: group.numbered,
  answers: group.questions.map((question) => ({
    id: question.id,
    question: question.title,
    answer: read(question, answers.get(question.id), readingWords()),
  })),
})
