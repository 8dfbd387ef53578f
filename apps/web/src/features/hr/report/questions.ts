import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { pointsBetween } from '../insight/points.ts'
import type { ReportData } from './report-data.ts'
import { comparedOf } from './report-facts.ts'

/** Questions that the figures raise, to begin a talk with; at most three, and at least one. */
export function questionsOf(data: ReportData): string[] {
  const questions = [gapQuestion(data), overdueQuestion(data), unfinishedQuestion(data)].filter((each) => each !== null)
  return questions.length > 0 ? questions : [m.report_ask_keep()]
}

function gapQuestion(data: ReportData): string | null {
  const { now, desired, before } = comparedOf(data)
  const [widest] = INDICATORS.map((each) => ({ each, gap: pointsBetween(now[each], desired?.[each] ?? null) ?? 0 }))
    .filter(({ gap }) => gap > 0)
    .toSorted((a, b) => b.gap - a.gap)
  if (!widest) return null
  const what = { name: INDICATOR_NAMES[widest.each], count: widest.gap }
  return before ? m.report_ask_gap_since({ ...what, round: before.name }) : m.report_ask_gap(what)
}

function overdueQuestion({ actions, against, round }: ReportData): string | null {
  if (!actions || actions.all.hidden || actions.all.states.overdue === 0) return null
  return m.report_ask_overdue({ count: actions.all.states.overdue, round: against?.round.name ?? round.name })
}

function unfinishedQuestion({ funnel }: ReportData): string | null {
  const unfinished = funnel ? funnel.invited - funnel.finished : 0
  return unfinished > 0 ? m.report_ask_unfinished({ count: unfinished }) : null
}
