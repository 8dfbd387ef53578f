import type { Point } from '../art/draw.ts'
import { type Blink, type Face, type Mood, mixBrows } from '../art/head.ts'
import type { Mouth } from '../art/mouths.ts'
import { bodyPose, type PoseName } from '../art/poses.ts'
import { repeatable } from '../art/random.ts'
import type { Scene } from './scenes.ts'
import { PICTURE } from './settings.ts'
import type { Cue } from './track.ts'

/** From cues and loudness to the professor's state at each frame. Everything here is deterministic. */

export interface Professor extends Face {
  from: PoseName
  to: PoseName
  share: number
  swing: number
  waving: boolean
  tilt: number
  lean: number
  bob: number
  breath: number
  sway: number
}

export const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))
/** A little past its size and back. */
export const spring = (t: number) => (t >= 1 ? 1 : 1 + 2.701_58 * (t - 1) ** 3 + 1.701_58 * (t - 1) ** 2)
/** Steps make states repeat, so that a drawing made once serves many frames. */
const stepped = (value: number, step: number) => Math.round(value / step) * step

/** How the face goes along with each pose. Tilt in degrees, lean in pixels. */
const MANNERS: Record<PoseName, { brows: Mood; tilt: number; lean: number; gaze?: Point }> = {
  rest: { brows: 'neutral', tilt: 0, lean: 0 },
  wave: { brows: 'up', tilt: 3, lean: 4 },
  open: { brows: 'neutral', tilt: -1, lean: 0 },
  present: { brows: 'up', tilt: -4, lean: -10, gaze: [-9, 3] },
  toBoard: { brows: 'up', tilt: -4, lean: -12, gaze: [-9, 2] },
  toYou: { brows: 'up', tilt: 3, lean: 5 },
  heart: { brows: 'warm', tilt: 4, lean: 2 },
  think: { brows: 'quirk', tilt: 5, lean: 6, gaze: [-7, -7] },
  one: { brows: 'up', tilt: 2, lean: 3 },
  two: { brows: 'up', tilt: 2, lean: 3 },
  three: { brows: 'up', tilt: 2, lean: 3 },
  invite: { brows: 'warm', tilt: -2, lean: 0 },
}

/** Seconds from one pose to the next, and from one finger to the next. */
const MOVE = 0.52
const COUNT_MOVE = 0.24

interface PoseAt {
  from: PoseName
  to: PoseName
  share: number
  since: number
}
interface PoseKey {
  time: number
  pose: PoseName
}

const COUNTING: readonly PoseName[] = ['one', 'two', 'three']

/** A sentence that counts goes through all three numbers, at equal distances. */
function poseKeys({ sentence, staged, start, end }: Scene): PoseKey[] {
  if (sentence.pose !== 'count')
    return [{ time: Math.max(0, start - 0.18), pose: bodyPose(sentence.pose, Boolean(sentence.key ?? staged)) }]
  return COUNTING.map((pose, i) => ({ time: start + ((end - start) / 3) * i - 0.1, pose }))
}

function poseTrack(scenes: readonly Scene[], endPose: PoseName) {
  const keys = scenes.flatMap(poseKeys)
  keys.push({ time: (scenes.at(-1)?.end ?? 0) + 0.25, pose: endPose })
  return (time: number): PoseAt => {
    const index = keys.findLastIndex((key) => key.time <= time)
    const key = keys[index]
    if (!key) return { from: 'rest', to: 'rest', share: 1, since: time }
    const from = keys[index - 1]?.pose ?? 'rest'
    const since = time - key.time
    const move = COUNTING.includes(from) && COUNTING.includes(key.pose) ? COUNT_MOVE : MOVE
    return { from, to: key.pose, share: from === key.pose ? 1 : since / move, since }
  }
}

const BLINK: readonly Blink[] = [1, 2, 2, 1]

/** A blink every 2.2 to 4.6 seconds. */
function blinkTrack(frames: number, random: () => number): Blink[] {
  const track = new Array<Blink>(frames).fill(0)
  for (let time = 1.4; time < frames / PICTURE.fps; time += 2.2 + random() * 2.4) {
    const first = Math.round(time * PICTURE.fps)
    for (const [i, state] of BLINK.entries()) if (first + i < frames) track[first + i] = state
  }
  return track
}

/** The professor smiles before the first and after the last word. */
function withSmiles(mouths: readonly Mouth[], cues: readonly Pick<Cue, 'start' | 'end'>[]): Mouth[] {
  const first = Math.floor(((cues[0]?.start ?? 0) - 0.08) * PICTURE.fps)
  const last = Math.ceil(((cues.at(-1)?.end ?? 0) + 0.12) * PICTURE.fps)
  return mouths.map((mouth, k) => (k < first || k > last ? 'smile' : mouth))
}

function swingAt(pose: PoseAt, time: number, energy: number) {
  if (pose.to === 'wave' && pose.share >= 1) return Math.sin((pose.since - MOVE) * 11) * 5.5 - 1.5
  return energy > 0.12 ? Math.sin(time * 4.6) * 2.6 : Math.sin(time * 1.5) * 0.8
}

const AHEAD: Point = [0, 0]
const gazeAt = (gaze: Point | undefined, since: number) => (gaze && since > 0.15 && since % 4.5 < 1.7 ? gaze : AHEAD)

interface Performance {
  id: string
  endPose: PoseName
  scenes: readonly Scene[]
  mouths: readonly Mouth[]
  level: Float32Array
}

/** In units of the stage. What stays where it was in the last frame costs no bytes. */
const HALF_PIXEL = 0.75

/** Everything but the mouth and the eyelids. */
function bodyAt(pose: PoseAt, time: number, energy: number) {
  const share = ease(pose.share)
  const [before, now] = [MANNERS[pose.from], MANNERS[pose.to]]
  const blend = (name: 'tilt' | 'lean') => before[name] + (now[name] - before[name]) * share
  const emphasis = stepped(Math.max(0, energy - 0.35) * 8, 2)
  return {
    from: pose.from,
    to: pose.to,
    share: stepped(share, 0.02),
    swing: stepped(swingAt(pose, time, energy), 0.5),
    waving: pose.to === 'wave' && pose.share >= 1,
    brows: mixBrows(before.brows, now.brows, stepped(share, 0.25), emphasis),
    gaze: gazeAt(now.gaze, pose.since),
    tilt: stepped(blend('tilt') + Math.sin(time * 0.9) + Math.sin(time * 2.3 + 2) * 0.7, 0.25),
    lean: stepped(blend('lean'), HALF_PIXEL),
    bob: stepped(Math.sin(time * 2.6 + 1) * 1.5 - energy * 5, HALF_PIXEL),
    breath: stepped(Math.sin(time * 1.9) * 2.4, HALF_PIXEL),
    sway: stepped(Math.sin(time * 0.7) * 4, HALF_PIXEL),
  }
}

/**
 * The professor in each frame, in their order: her energy carries over from frame to frame. Her body moves in every
 * second frame, as in drawn films; her mouth in each.
 */
export function* perform({ id, endPose, scenes, mouths, level }: Performance): Generator<Professor> {
  const blink = blinkTrack(mouths.length, repeatable(id))
  const poseAt = poseTrack(scenes, endPose)
  let energy = 0
  let body = bodyAt(poseAt(0), 0, 0)
  for (const [frame, mouth] of withSmiles(mouths, scenes).entries()) {
    const time = frame / PICTURE.fps
    energy += ((level[frame] ?? 0) - energy) * 0.25
    if (frame % 2 === 0) body = bodyAt(poseAt(time), time, energy)
    yield { ...body, mouth, blink: blink[frame] ?? 0 }
  }
}

/** A professor who stands still, for posters. */
export const still = (pose: PoseName): Professor => ({
  from: pose,
  to: pose,
  share: 1,
  swing: 0,
  waving: pose === 'wave',
  mouth: 'smile',
  blink: 0,
  brows: mixBrows('up', 'up', 1),
  gaze: AHEAD,
  tilt: 2,
  lean: 0,
  bob: 0,
  breath: 0,
  sway: 0,
})
