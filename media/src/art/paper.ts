import { BOARD, type Board, boardLayout, clip, type Pill, pillWidth, tag } from './board.ts'
import { line, rect } from './draw.ts'
import { FIELD } from './marks.ts'
import { COLOR } from './palette.ts'

/** Where drawings lie: on paper that fills the picture, on the board in the room, or pinned to it as a snapshot. */

/** Below this the picture is free for captions. */
export const CAPTIONS_TOP = 885

/** The paper over the whole picture, with a ledge below it. */
export const fullSheet = (board: Board) =>
  rect(-20, -20, 1960, 1120, 0, COLOR.paper) +
  rect(-20, CAPTIONS_TOP, 1960, 240, 0, COLOR.inspireTint, 9) +
  line(`M-10 ${CAPTIONS_TOP + 40}H1930`, 8, '#E3C788') +
  clip(300, -16) +
  clip(1546, -16) +
  tag(56, 52, board)

export interface Place {
  x: number
  y: number
  scale: number
  turn: number
  /** Small drawings have thicker lines. */
  thick: number
}

/** The drawing with the white edge of the snapshot and its shadow, in units of the drawing. */
export const SNAPSHOT = { x: -58, y: -58, w: FIELD.w + 116, h: FIELD.h + 156 }

/** The lower right of the board, at the largest size that leaves every key word free. */
function pinned(pills: readonly Pill[], ruleY: number): Place {
  const right = BOARD.x + BOARD.w + 8
  for (let scale = 0.22; scale >= 0.12; scale -= 0.01) {
    const [w, h] = [SNAPSHOT.w * scale, SNAPSHOT.h * scale]
    const covers = (y: number) => (pill: Pill) =>
      pill.y < y + h + 8 && pill.y + pill.h + 8 > y && pill.x + pillWidth(pill) + 10 > right - w
    for (let y = BOARD.y + BOARD.h + 4 - h; y >= ruleY; y -= 6) {
      if (!pills.some(covers(y)))
        return { x: right - w - SNAPSHOT.x * scale, y: y - SNAPSHOT.y * scale, scale, turn: 3, thick: 1.5 }
    }
  }
  // Long key words all the way down: beside the tag, above the headline.
  const scale = 0.115
  return { x: right - (SNAPSHOT.w + SNAPSHOT.x) * scale, y: BOARD.y + 20, scale, turn: 3, thick: 1.6 }
}

/** A drawing of 1600 × 900 on the whole picture, on the board, or pinned to it. */
export function places(board: Board): Record<'full' | 'board' | 'pinned', Place> {
  const { ruleY, pills } = boardLayout(board)
  const room = BOARD.y + BOARD.h - 20 - (ruleY + 16)
  const scale = Math.min((BOARD.w - 2 * 34) / FIELD.w, room / FIELD.h)
  const top = ruleY + 16 + (room - FIELD.h * scale) / 2
  return {
    full: { x: 120, y: 30, scale: 0.93, turn: 0, thick: 1 },
    board: { x: BOARD.x + BOARD.w / 2 - (FIELD.w / 2) * scale, y: top, scale, turn: 0, thick: 1.35 },
    pinned: pinned(pills, ruleY),
  }
}
