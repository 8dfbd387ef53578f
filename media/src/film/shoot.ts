import { writeFileSync } from 'node:fs'
import type { FilmScript } from '@thrive/content'
import { bodyPose } from '../art/poses.ts'
import { roomOf } from '../art/rooms.ts'
import { stagingOf } from '../staging/staging.ts'
import { cameraTrack } from './camera.ts'
import { openEncoder } from './encoder.ts'
import { level } from './loudness.ts'
import { perform, still } from './motion.ts'
import { levels, mouthTrack } from './mouth.ts'
import { type Scene, scenesOf, sketchesOf, timedKeys } from './scenes.ts'
import { CARD, PICTURE } from './settings.ts'
import { Stage } from './stage.ts'
import { withStings } from './sting.ts'
import type { Track } from './track.ts'

interface Shooting {
  id: string
  script: FilmScript
  track: Track
  film: string
  poster: string
  /** For what is needed only meanwhile. */
  folder: string
}

function setUp(id: string, script: FilmScript, scenes: readonly Scene[]) {
  const { chapter, game, words } = stagingOf(id)
  const room = roomOf(script.theme, chapter)
  const keys = timedKeys(scenes)
  const { theme, kicker, title } = script
  const board = { theme, tint: room.tint, kicker, title, keys }
  return new Stage(
    { id, board, room, keys, sketches: sketchesOf(scenes, words), game, yourTurn: words.yourTurn },
    PICTURE.height,
  )
}

/** The pictures of a film with its sound, and its poster. */
export async function shootFilm({ id, script, track, film, poster, folder }: Shooting) {
  const scenes = scenesOf(track.cues, stagingOf(id).lines)
  const stage = setUp(id, script, scenes)
  const frames = Math.round(track.seconds * PICTURE.fps)
  const energy = levels(track.pcm, frames)
  const mouths = mouthTrack(track.pcm, track.cues, energy)
  const cameraAt = cameraTrack(scenes, track.seconds - CARD.closing)
  const { width, height } = stage.canvas
  const encoder = openEncoder({ width, height, wav: level(track.pcm, withStings, folder), output: film })
  const closing = Math.round((track.seconds - CARD.closing) * PICTURE.fps)
  const endPose = bodyPose(script.endPose, false)
  let frame = 0
  for (const professor of perform({ id, endPose, scenes, mouths, level: energy })) {
    const time = frame / PICTURE.fps
    // The camera moves in every second frame, as the professor does.
    const camera = cameraAt((frame - (frame % 2)) / PICTURE.fps)
    if (time > CARD.opening - 0.4 && frame < closing) stage.draw({ professor, camera, time })
    if (time < CARD.opening + 0.2) stage.drawOpening(time)
    if (frame >= closing) stage.drawClosing((frame - closing) / PICTURE.fps)
    await encoder.write(stage.pixels())
    frame++
  }
  await encoder.end()
  const showing = scenes.some(({ sentence, staged }) => sentence.key ?? staged)
  const last = { professor: still(bodyPose(script.posterPose, showing)), camera: { kind: 'wide', zoom: 1 } as const }
  writeFileSync(poster, stage.draw({ ...last, time: closing / PICTURE.fps }).toBuffer('image/jpeg', 80))
}
