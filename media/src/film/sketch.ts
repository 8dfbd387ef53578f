import type { Mark } from '../art/marks.ts'
import { measured } from '../art/path.ts'

/** When the pen draws what: each mark of a drawing with its moment. */

/** Units of the field that the pen draws in a second. */
const SPEED = 1500
/** Letters in a second. */
const LETTERS = 22
/** Seconds to lift the pen. */
const LIFT = 0.05
/** Seconds in which the colour runs in. */
const COLOURING = 0.28

export interface TimedMark {
  mark: Mark
  /** Seconds since the step began. */
  start: number
  length: number
}
export interface Step {
  /** Never, for a step that no sentence asks for. */
  at: number
  length: number
  marks: readonly TimedMark[]
}
export type Plan = readonly Step[]

function timeOf(mark: Mark) {
  if ('text' in mark) return mark.text.length / LETTERS
  const scale = (mark.frames ?? []).reduce((all, frame) => all * frame.scale, 1)
  return mark.ink ? Math.max(0.06, (measured(mark.d).length * scale) / SPEED / mark.pace) : 0.02
}

/** The marks of one step one after the other, in its own time or squeezed into a shorter one. */
function timed(marks: readonly Mark[], room?: number): Omit<Step, 'at'> {
  let clock = 0
  const list = marks.map((mark): TimedMark => {
    const start = mark.with ? Math.max(0, clock - LIFT) : clock
    const length = timeOf(mark)
    if (!mark.with) clock = start + length + LIFT
    return { mark, start, length }
  })
  const factor = room === undefined ? 1 : Math.min(1, room / Math.max(clock, 0.1))
  const squeezed = list.map((each) => ({ ...each, start: each.start * factor, length: each.length * factor }))
  return { length: clock * factor, marks: squeezed }
}

/** How long the pen needs for a step when nothing hurries it, in seconds. */
export const natural = (marks: readonly Mark[]) => timed(marks).length

export const schedule = (steps: readonly Mark[][], times: readonly number[], room: readonly number[]): Plan =>
  steps.map((marks, i) => ({ at: times[i] ?? Number.POSITIVE_INFINITY, ...timed(marks, room[i]) }))

/** How far the colour has run in. */
export function coloured({ mark, start, length }: TimedMark, since: number) {
  if ('text' in mark) return 1
  return mark.ink ? (since - start - length * 0.8) / COLOURING : (since - start) / (COLOURING * (mark.slow ?? 1))
}

/** Seconds that a moving mark has been on its way, below 0 when it has not begun. */
export function travelled({ mark: { move } }: TimedMark, since: number, sinceStep: (step: number) => number) {
  if (!move) return 0
  return (move.step === undefined ? since : sinceStep(move.step)) - (move.after ?? 0)
}

/** Nothing about this mark changes any more, until the next step begins. */
export function settled(each: TimedMark, since: number, sinceStep: (step: number) => number) {
  const { mark, start, length } = each
  const way = travelled(each, since, sinceStep)
  const arrived = !mark.move || way >= (mark.move.lasts ?? MOVING) || (mark.move.step !== undefined && way < 0)
  return arrived && since >= start + length && coloured(each, since) >= 1
}

/** Seconds of a move, where the mark does not say otherwise. */
export const MOVING = 0.7

/** The step that is being drawn or was drawn last; none before the first. */
export const stepAt = (plan: Plan, time: number) => plan.findLastIndex((step) => step.at <= time)

/** All marks that may be seen now, in the order of the pen, with the seconds since their step began. */
export function visible(plan: Plan, time: number) {
  const now = stepAt(plan, time)
  return plan
    .filter((step) => step.at <= time)
    .flatMap((step) => step.marks.map((each) => ({ each, since: time - step.at })))
    .filter(({ each }) => each.mark.until === undefined || now < each.mark.until)
}
