import { drawingsJob } from './drawings.ts'
import { filmJob, planFilms, realFilms } from './films.ts'
import { infographicJob } from './infographic.ts'
import type { Job } from './job.ts'
import { kitJobs } from './kits.ts'
import { sheetJob } from './sheet.ts'
import { slideJobs } from './slides.ts'
import { soundsJob } from './sounds.ts'

export interface Plan {
  /** In this order: stills first, because they are quick to look at. */
  outputs: Job[]
  /** Contact sheets show films, so they come after them. */
  sheets: Job[]
  /** Files that belong to the set though this program does not make them. */
  kept: string[]
}

export function planJobs(): Plan {
  const films = planFilms()
  const real = realFilms()
  const shot = films.filter(({ id }) => real.has(id))
  const standIns = films.filter(({ id }) => !real.has(id))
  const versions = Map.groupBy(films, ({ slug }) => slug)
  return {
    outputs: [drawingsJob(), soundsJob(), ...slideJobs(), infographicJob(), ...kitJobs(), ...standIns.map(filmJob)],
    sheets: [...versions].map(([slug, shown]) => sheetJob(slug, shown, real)),
    kept: shot.flatMap(({ files }) => Object.values(files)),
  }
}
