import type { SKRSContext2D } from '@napi-rs/canvas'
import { arms, TORSO_BOX, torso, WAVE_BOX, waveLines } from '../art/body.ts'
import type { Box } from '../art/draw.ts'
import { HEAD_BOX, HEAD_PIVOT, head } from '../art/head.ts'
import { armsBox, mixPoses } from '../art/poses.ts'
import { PROFESSOR } from '../art/scene.ts'
import { faded, within } from './frame.ts'
import type { Professor } from './motion.ts'
import { paint, type Sprites } from './sprites.ts'

/** Parts that turn are drawn finer than they are shown. */
export const SHARP = 1.5

/** The professor in her place of the stage. */
export function paintProfessor(context: SKRSContext2D, sprites: Sprites, state: Professor, spark: string) {
  const { from, to, share, swing, mouth, blink, brows, gaze } = state
  const pose = mixPoses(from, to, share, swing)
  const part = (key: string, box: Box, draw: () => string) =>
    paint(context, sprites.get(key, box, draw, SHARP * PROFESSOR.scale))
  within(context, PROFESSOR, () => {
    context.translate(state.sway, state.breath)
    part(`torso ${pose.left.upper.toFixed(1)} ${pose.right.upper.toFixed(1)}`, TORSO_BOX, () => torso(pose))
    const face = `head ${mouth} ${blink} ${brows.left} ${brows.right} ${gaze}`
    within(context, { x: state.lean, y: state.bob, turn: state.tilt, pivot: HEAD_PIVOT }, () =>
      part(face, HEAD_BOX, () => head(state)),
    )
    part(`arms ${from} ${to} ${share} ${swing}`, armsBox(pose), () => arms(pose))
    if (!state.waving) return
    const lines = sprites.get('wave lines', WAVE_BOX, () => waveLines(spark), SHARP)
    faded(context, swing >= 0 ? 1 : 0.45, () => paint(context, lines))
  })
}
