import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, type FilmScript, loadFilmScript, loadWorkshops, scriptLanguages } from '@thrive/content'
import { type FilmLanguage, filmFiles, LOCALES, type Section, type Workshop } from '@thrive/domain'
import { parse } from 'yaml'
import { z } from 'zod'
import type { FilmFiles } from './film/film.ts'
import { isNeural } from './film/voice.ts'
import { fingerprint, wordsFingerprint } from './fingerprint.ts'
import type { Facts, Job } from './job.ts'
import { MEDIA, PUBLIC, whereIs } from './paths.ts'
import { stagingOf } from './staging/staging.ts'
import { fetchVoice } from './voice/parts.ts'

export interface FilmPlan {
  /** version / section / language / page key, as in v1/survey/NL/4. */
  id: string
  slug: string
  language: FilmLanguage
  script: FilmScript
  files: FilmFiles
}

function planFilm(slug: string, section: Section, key: string, language: FilmLanguage): FilmPlan {
  const { film, poster, captions } = filmFiles({ slug, section, key, language })
  return {
    id: `${slug}/${section}/${language}/${key}`,
    slug,
    language,
    script: loadFilmScript(contentFolder, slug, section, key, language),
    files: {
      film: PUBLIC + film,
      poster: PUBLIC + poster,
      nl: PUBLIC + captions('nl'),
      en: PUBLIC + captions('en'),
      fr: PUBLIC + captions('fr'),
    },
  }
}

function planWorkshop(workshop: Workshop): FilmPlan[] {
  const pages = (section: Section) =>
    workshop[section].filter((page) => page.kind === 'video').map(({ key }) => ({ section, key }))
  return scriptLanguages(contentFolder, workshop.slug).flatMap((language) =>
    [...pages('survey'), ...pages('results')].map(({ section, key }) =>
      planFilm(workshop.slug, section, key, language),
    ),
  )
}

/** Returns every film for which the content has a script. */
export const planFilms = (): FilmPlan[] => loadWorkshops().flatMap(planWorkshop)

const realFilmsSchema = z.strictObject({ films: z.array(z.string()) })

const awaitingSchema = z.strictObject({ films: z.array(z.string().regex(/^v\d+\/(survey|results)\//)) })

/** Films whose script or drawings are newer than the film: the old one is shown until the new one is rendered. */
export const awaitingFilms = () =>
  awaitingSchema.parse(parse(readFileSync(whereIs(`${MEDIA}/awaiting.yaml`), 'utf8'))).films

/** Returns the films that were shot with a camera: the program leaves them and their captions alone. */
export function realFilms(): Set<string> {
  const file = whereIs(`${MEDIA}/real-films.yaml`)
  return existsSync(file) ? new Set(realFilmsSchema.parse(parse(readFileSync(file, 'utf8'))).films) : new Set()
}

const SOURCES = ['src/art', 'src/film', 'fonts', 'pronunciation.yaml']
const factsSchema = z.strictObject({
  seconds: z.number(),
  voice: z.string(),
  wordsPerMinute: z.number(),
  loudness: z.number(),
  peak: z.number(),
})

/** Uses a separate process for each film, so that two can be drawn at a time. */
const makeInProcess = (order: FilmPlan) =>
  new Promise<Facts>((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'film-process.ts'))
    let facts: Facts | null = null
    child.on('message', (message) => {
      facts = factsSchema.parse(message)
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 && facts ? resolve(facts) : reject(new Error(`the film ${order.id} was not made`)),
    )
    child.send(order)
  })

/** Returns a fingerprint of a script's text in all languages; the film's captions have the same text. */
export const saidIn = ({ sentences }: FilmScript) =>
  wordsFingerprint(...LOCALES.map((locale) => sentences.map(({ captions }) => captions[locale]).join(' ')))

const LETTERS_PER_SECOND = 13

export const filmJob = (plan: FilmPlan): Job => ({
  id: plan.id,
  hash: fingerprint({ id: plan.id, script: plan.script, staging: stagingOf(plan.id) }, SOURCES),
  files: Object.values(plan.files),
  weight: plan.script.sentences.reduce((sum, { text }) => sum + text.length, 0) / LETTERS_PER_SECOND,
  needs: ['ffmpeg', 'sox', 'espeak-ng'],
  ...(isNeural(plan.language) ? { prepare: fetchVoice } : {}),
  make: async () => ({ ...(await makeInProcess(plan)), said: saidIn(plan.script) }),
})
