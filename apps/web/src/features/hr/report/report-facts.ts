import { m } from '@thrive/words'
import type { RoundScores } from '../insight/api.ts'
import { averagesOf } from '../insight/words.ts'
import type { ReportData } from './report-data.ts'
import type { Compared } from './sentence.ts'

/** The scores that the sentence speaks of and the cover draws. */
export const comparedOf = ({ now, against }: ReportData): Compared => ({
  now: averagesOf(now.scores),
  before: against && { name: against.round.name, scores: averagesOf(against.insight.scores) },
  desired: now.comparable ? now.desired : null,
})

export const isOpen = ({ closes }: RoundScores): boolean => closes >= new Date().toISOString().slice(0, 10)

/** Stands in the place of a figure; the reason goes on with a small letter. */
export const notShown = (reason: string): string =>
  m.report_not_shown({ reason: reason.charAt(0).toLocaleLowerCase() + reason.slice(1) })
