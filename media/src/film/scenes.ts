import { wordsAt } from '@thrive/content'
import { stepsOf, zoomsOf } from '../art/drawings/drawings.ts'
import type { BoardWords } from '../art/drawings/words.ts'
import type { Mark } from '../art/marks.ts'
import type { Icon } from '../art/palette.ts'
import type { StagedLine, StagedLines } from '../staging/lines.ts'
import { natural, type Plan, schedule } from './sketch.ts'
import type { Cue } from './track.ts'

/** A spoken sentence with what is to be seen meanwhile. */
export interface Scene extends Pick<Cue, 'start' | 'end'> {
  sentence: Pick<Cue['sentence'], 'text' | 'pose' | 'key' | 'icon'>
  staged: StagedLine | undefined
}

export const scenesOf = (cues: readonly Omit<Scene, 'staged'>[], lines: StagedLines): Scene[] =>
  cues.map(({ sentence, start, end }, i) => ({ sentence, start, end, staged: lines[i + 1] }))

export interface TimedKey {
  text: string
  icon: Icon
  time: number
}

/** The key words with the moment they are said: so far into the sentence as their letters stand in it. */
export const timedKeys = (scenes: readonly Scene[]): TimedKey[] =>
  scenes.flatMap(({ sentence: { text, key, icon = 'check' }, start, end }) => {
    if (!key) return []
    const share = wordsAt(text, key) / text.length
    return [{ text: key, icon, time: start + (end - start) * share }]
  })

/** A drawing with the moments of its steps. */
export interface Sketch {
  name: StagedLine['draw']
  plan: Plan
  zooms: readonly number[]
  /** Times faster than the pen's own pace, in its most hurried sentence. */
  hurry: number
}

/** The pen is through a little before the sentence is. */
const SHARE = 0.92

interface Draft {
  name: StagedLine['draw']
  steps: Mark[][]
  times: number[]
  room: number[]
  hurry: number
}

/** The steps of one sentence share its time as they need it. */
function addLine(draft: Draft, { start, end, wanted }: { start: number; end: number; wanted: readonly number[] }) {
  const needs = wanted.map((step) => {
    const marks = draft.steps[step]
    if (!marks) throw new Error(`the drawing ${draft.name} has no step ${step}`)
    return natural(marks)
  })
  const whole = (end - start) * SHARE
  const sum = needs.reduce((all, need) => all + need, 0)
  draft.hurry = Math.max(draft.hurry, sum / whole)
  let at = start
  for (const [i, step] of wanted.entries()) {
    const need = needs[i] ?? 0
    const share = (whole * need) / sum
    draft.times[step] = at
    draft.room[step] = Math.min(need, share)
    at += share
  }
}

/** Neighbours of one name are one drawing that goes on. */
export function sketchesOf(scenes: readonly Scene[], words: BoardWords): Sketch[] {
  const drafts: Draft[] = []
  for (const { staged, start, end } of scenes) {
    if (!staged) continue
    const last = drafts.at(-1)
    const same = last?.name === staged.draw
    const draft = same ? last : { name: staged.draw, steps: stepsOf(staged, words), times: [], room: [], hurry: 0 }
    if (!same) drafts.push(draft)
    const left = [...draft.steps.keys()].filter((step) => step >= draft.times.length)
    addLine(draft, { start, end, wanted: staged.steps ?? left })
  }
  return drafts.map(({ name, steps, times, room, hurry }) => ({
    name,
    plan: schedule(steps, times, room),
    zooms: zoomsOf(name),
    hurry,
  }))
}
