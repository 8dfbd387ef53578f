import { drawingsJob } from './drawings.ts'
import { type FilmPlan, filmJob, planFilms, realFilms } from './films.ts'
import { guideJobs } from './guides.ts'
import { infographicJobs } from './infographic.ts'
import type { Job } from './job.ts'
import { kitJobs } from './kits.ts'
import type { Manifest } from './manifest.ts'
import { sheetJob } from './sheet.ts'
import { slideJobs } from './slides.ts'
import { soundsJob } from './sounds.ts'

export interface Plan {
  /** Stills come first, because they are quick to look at. */
  outputs: Job[]
  /** Files that belong to the set though this program does not make them. */
  kept: string[]
}

/** Contact sheets show films, so they are planned once the films are made. */
export function planSheets({ outputs }: Manifest): Job[] {
  const real = realFilms()
  const madeFrom = ({ id }: FilmPlan) => (real.has(id) ? id : (outputs[id]?.hash ?? ''))
  const made = planFilms().filter((film) => madeFrom(film))
  const versions = Map.groupBy(made, ({ slug }) => slug)
  return [...versions].map(([slug, films]) => sheetJob(slug, films, madeFrom))
}

export function planJobs(): Plan {
  const films = planFilms()
  const real = realFilms()
  const shot = films.filter(({ id }) => real.has(id))
  const standIns = films.filter(({ id }) => !real.has(id))
  return {
    outputs: [
      drawingsJob(),
      soundsJob(),
      ...slideJobs(),
      ...infographicJobs(),
      ...kitJobs(),
      ...guideJobs(),
      ...standIns.map(filmJob),
    ],
    kept: shot.flatMap(({ files }) => Object.values(files)),
  }
}
