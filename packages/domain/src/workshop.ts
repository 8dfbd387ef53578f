import type { Translated } from './languages.ts'
import type { WorkshopShape } from './schema.ts'

/** Types of a workshop, which authors write, the server publishes and the screen shows. See schema.ts. */

export type Workshop = WorkshopShape

export type Indicator = keyof Workshop['desiredScores']
export const INDICATORS: readonly Indicator[] = ['connect', 'trust', 'inspire']
export const INDICATOR_NAMES: Readonly<Record<Indicator, string>> = {
  connect: 'Connect',
  trust: 'Trust',
  inspire: 'Inspire',
}
export type Words = NonNullable<Workshop['words'][Translated]>
export type PageWords = Words['survey'][string]

export type Scores = Workshop['desiredScores']

export type Language = Workshop['languages'][number]
export type FilmLanguage = keyof Films
export type Section = 'survey' | 'results'

/** Paragraphs, lists and emphasis. */
export type Markdown = string

export type Tutorial = Workshop['tutorial']
export type Journey = Workshop['journey']

export type SurveyPage = Workshop['survey'][number]
export type ResultsPage = Workshop['results'][number]
export type PageTimer = NonNullable<SurveyPage['timer']>
export type Films = NonNullable<SurveyPage['films']>
export type Film = NonNullable<Films[FilmLanguage]>
export type OwnFilm = NonNullable<Film['own']>
export type OpinionType = NonNullable<ResultsPage['opinion']>['type']

export type Group = NonNullable<SurveyPage['group']>
export type Question = Group['questions'][number]
export type QuestionType = Question['type']
export type QuestionOf<Type extends QuestionType> = Extract<Question, { type: Type }>
export type Option = QuestionOf<'multiple'>['options'][number]

/** The option values that an answer may contain. */
export const valuesOf = (options: readonly Pick<Option, 'value'>[]): string[] => options.map(({ value }) => value)
