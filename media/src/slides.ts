import { mkdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { parse } from 'yaml'
import { z } from 'zod'
import { picture } from './art/draw.ts'
import { rasterise } from './art/raster.ts'
import { fingerprint } from './fingerprint.ts'
import type { Job } from './job.ts'
import { MEDIA, PUBLIC, whereIs } from './paths.ts'
import { theCity } from './slides/city.ts'
import { litWindow, theHouse } from './slides/house.ts'
import { theIsland } from './slides/island.ts'
import { underTheJar, workbench } from './slides/lab.ts'
import { leafTip, oneDrop, sprout } from './slides/plant.ts'
import { nightSky, thePlanet } from './slides/sky.ts'
import { theStreet } from './slides/street.ts'
import { teamInLab } from './slides/team.ts'

/** One zoom out, from a drop to the night sky: each picture holds the one before it. */
export const PICTURES = [
  oneDrop,
  leafTip,
  sprout,
  underTheJar,
  workbench,
  teamInLab,
  litWindow,
  theHouse,
  theStreet,
  theCity,
  theIsland,
  thePlanet,
  nightSky,
]

const slideSchema = z.object({
  number: z.int(),
  title: z.string(),
  card: z.string(),
  caption: z.string(),
  drawing: z.string(),
})
type Slide = z.output<typeof slideSchema>

export const readSlides = (): Slide[] =>
  z.object({ slides: z.array(slideSchema) }).parse(parse(readFileSync(whereIs(`${MEDIA}/slides.yaml`), 'utf8'))).slides

const SLIDE = { x: 0, y: 0, w: 1440, h: 960 }
const FOLDER = `${PUBLIC}/images/v2`

/** Flat art needs few colours, so a palette keeps the files small. */
async function makeSlide(svg: string, file: string) {
  const png = rasterise(svg).asPng()
  mkdirSync(whereIs(FOLDER), { recursive: true })
  await sharp(png).png({ palette: true, quality: 90, effort: 8, dither: 0 }).toFile(whereIs(file))
  return {}
}

export const slideJobs = (): Job[] =>
  readSlides().map((slide) => {
    const draw = PICTURES[slide.number - 1]
    if (!draw) throw new Error(`media/slides.yaml: there is no drawing for slide ${slide.number}`)
    const file = `${FOLDER}/Slide${slide.number}.png`
    // No words: number, title and letter stand beside it on the screen, in the language of the room.
    const svg = picture(SLIDE, SLIDE.w, draw())
    return {
      id: `slides/${slide.number}`,
      hash: fingerprint(svg, ['src/slides.ts', 'src/art/raster.ts', 'fonts']),
      files: [file],
      weight: 1,
      needs: [],
      make: () => makeSlide(svg, file),
    }
  })
