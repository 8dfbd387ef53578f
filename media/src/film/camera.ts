import type { Shot } from '../staging/lines.ts'
import { ease } from './motion.ts'
import type { Scene } from './scenes.ts'

/** Which shot is seen when. Cuts fall in the pause before a sentence, never inside one. */

/** The cut comes this many seconds before the first word. */
const BEFORE = 0.14
/** No shot is shorter, unless it draws or brings a key word. */
export const SHORTEST = 2.2

/** Every key line of a wide shot brings the camera so much closer, and it stays there. */
const KEY_PUSH = 0.03
const NEAR_PUSH = 0.04
/** Seconds of a push. A picture that moves as a whole costs twice the bytes of one that stands still. */
const PUSHING = 1.2
/** More would push the board's clips out of the picture. */
const MOST = 0.045

/**
 * In this order: what the staging says; a sentence that draws fills the picture with paper, but the first one draws on
 * the board in the room; first and last sentence wide; heart and think near; a key word wide; else as it was.
 */
export function shotsOf(scenes: readonly Scene[]): Shot[] {
  const chosen: Shot[] = []
  for (const [i, { sentence, staged }] of scenes.entries()) {
    const edge = i === 0 || i === scenes.length - 1
    const close = sentence.pose === 'heart' || sentence.pose === 'think'
    if (staged?.shot) chosen.push(staged.shot)
    else if (staged && i) chosen.push('board')
    else if (!edge && close) chosen.push('near')
    else chosen.push(!edge && !sentence.key && chosen.at(-1) === 'near' ? 'near' : 'wide')
  }
  return chosen
}

export interface Take {
  kind: Shot
  at: number
  until: number
}

/** Neighbours of one kind are one shot, and a shot that would be too short joins the one before. */
export function cutList(scenes: readonly Scene[], total: number): Take[] {
  const kinds = shotsOf(scenes)
  const list: { kind: Shot; at: number }[] = []
  for (const [i, { start, sentence, staged }] of scenes.entries()) {
    const kind = kinds[i] ?? 'wide'
    const at = i ? start - BEFORE : 0
    const next = (scenes[i + 1]?.start ?? total + BEFORE) - BEFORE
    const short = next - at < SHORTEST && !staged && !sentence.key
    const last = list.at(-1)
    if (!last || (last.kind !== kind && !short)) list.push({ kind, at })
  }
  return list.map((shot, i) => ({ ...shot, until: list[i + 1]?.at ?? total }))
}

export interface Camera {
  kind: Shot
  zoom: number
}

/** It moves on key lines and at the beginning of near shots only. */
export function cameraTrack(scenes: readonly Scene[], total: number): (time: number) => Camera {
  const cuts = cutList(scenes, total)
  const keyLines = scenes.filter(({ sentence }) => sentence.key).map(({ start }) => start)
  const pushed = (shot: Take, time: number) =>
    keyLines
      .filter((start) => start >= shot.at - 1 && start <= time)
      .reduce((sum, start) => sum + KEY_PUSH * ease((time - start) / PUSHING), 0)
  const zoom: Record<Shot, (shot: Take, time: number) => number> = {
    wide: (shot, time) => 1 + Math.min(MOST, pushed(shot, time)),
    near: (shot, time) => 1 + NEAR_PUSH * ease((time - shot.at) / PUSHING),
    board: () => 1,
  }
  return (time) => {
    const shot = cuts.findLast(({ at }) => at <= time) ?? { kind: 'wide', at: 0, until: total }
    return { kind: shot.kind, zoom: zoom[shot.kind](shot, time) }
  }
}
