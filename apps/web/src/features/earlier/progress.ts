import { type GivenScores, givenScores, type Progress, progressOf } from '@thrive/domain'
import type { TeamSession } from '../session/use-session.ts'
import { type DecidedAction, type LastTime, useLastTime } from './last-time.ts'

/** A team's previous and current scores. Plain data, so that it can be passed to a worker. */
export interface TeamProgress {
  /** The day of the previous session, as 2027-01-31. */
  day: string
  list: Progress<DecidedAction>[]
}

/** Returns null if nothing was scored both times. */
export function teamProgress(lastTime: LastTime | null, now: GivenScores): TeamProgress | null {
  const list = lastTime ? progressOf(lastTime.scores, now, lastTime.actions) : []
  return lastTime && list.length > 0 ? { day: lastTime.day, list } : null
}

export function useProgress(session: TeamSession): TeamProgress | null {
  const { workshop, answers } = session
  return teamProgress(useLastTime(session), givenScores(answers, workshop.scoreQuestions))
}
