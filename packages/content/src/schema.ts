import type { Group, Indicator, PageTimer, Question, ResultsPage, Scores, SurveyPage, Workshop } from '@thrive/domain'
import { z } from 'zod'

/** The one schema of a workshop. Defaults keep the authors' files short; a published workshop has every field. */

const text = z.string().trim().min(1)
const markdown = z.string().trim().min(1)
const positive = z.int().positive()

export const indicatorSchema: z.ZodType<Indicator> = z.enum(['connect', 'trust', 'inspire'])
const scores = z.strictObject({ connect: positive, trust: positive, inspire: positive }) satisfies z.ZodType<Scores>

const timer = z.strictObject({
  seconds: positive,
  mode: z.enum(['countdown', 'stop-after']).default('countdown'),
  look: z.enum(['white', 'dark']).default('white'),
  warningAt: positive.nullable().default(null),
  warningPauses: z.boolean().default(true),
  opening: z.strictObject({ until: positive, text }).nullable().default(null),
  extraRule: z.boolean().default(true),
}) satisfies z.ZodType<PageTimer>

const base = { id: positive, title: text }
const question = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('slider'),
    min: z.int().default(1),
    max: z.int().default(100),
    initial: z.int().default(50),
    indicator: indicatorSchema.nullable().default(null),
  }),
  z.strictObject({
    ...base,
    type: z.literal('text'),
    lines: z.enum(['one', 'many']).default('many'),
    writtenBy: z.enum(['team', 'timer']).default('team'),
  }),
  z.strictObject({
    ...base,
    type: z.literal('revisit'),
    field: z.enum(['text', 'line', 'date']),
    copiedFrom: positive.nullable().default(null),
  }),
  z.strictObject({
    ...base,
    type: z.literal('multiple'),
    options: z.array(text).min(2),
    others: z.boolean().default(false),
  }),
  z.strictObject({ ...base, type: z.literal('yesno'), yes: text.default('Yes'), no: text.default('No') }),
  z.strictObject({
    ...base,
    type: z.literal('ranking'),
    options: z.array(z.strictObject({ id: positive, value: text, image: text })).min(2),
  }),
]) satisfies z.ZodType<Question>

const group = z.strictObject({
  id: positive,
  subtitle: text,
  questions: z.array(question),
  view: z.enum(['plain', 'line', 'card', 'ordering', 'slides']).default('plain'),
  slides: z.array(z.strictObject({ image: text, title: text })).default([]),
  proceedAtOnce: z.boolean().default(false),
  hidden: z.boolean().default(false),
  numbered: z.boolean().default(false),
}) satisfies z.ZodType<Group>

const film = z.strictObject({
  title: text,
  transcript: z.array(z.strictObject({ text, english: text })).min(1),
})
const films = z.strictObject({ NL: film, BE: film.optional() }).nullable().default(null)

const page = {
  page: positive,
  title: text,
  indicator: indicatorSchema.nullable().default(null),
  text: markdown,
  tip: text.nullable().default(null),
  minutes: positive.nullable().default(null),
  note: text.nullable().default(null),
  shorten: text.nullable().default(null),
  material: z.array(text).default([]),
  films,
}

const surveyPage = z.strictObject({
  ...page,
  kind: z.enum(['video', 'assignment', 'group']),
  roles: z.boolean().default(false),
  opens: text.nullable().default(null),
  timer: timer.nullable().default(null),
  breakSeconds: positive.nullable().default(null),
  scores: z.enum(['desired', 'gap']).nullable().default(null),
  group: group.nullable().default(null),
})

const resultsPage = z.strictObject({
  ...page,
  kind: z.enum(['overview', 'video', 'photo', 'text', 'name', 'opinion', 'final']),
  opinion: z
    .strictObject({ type: z.enum(['experience', 'relevant']), statement: text })
    .nullable()
    .default(null),
})

/** A page is checked by itself first, so that an error names its file. */
export const pageSchemas = { survey: surveyPage, results: resultsPage }

const download = z.strictObject({ label: text, path: text })

/** What stands in `version.yaml`, with the text of `tutorial.md`. */
export const settingsSchema = z.strictObject({
  slug: z.string().regex(/^v\d+$/),
  name: text,
  look: z.enum(['game', 'lab']).default('lab'),
  languages: z.array(z.enum(['NL', 'BE'])).min(1),
  start: z.strictObject({ headline: text, notice: markdown, hint: text }),
  tutorial: z.strictObject({
    title: text,
    text: markdown,
    motto: z.array(text).default([]),
    infographic: download.nullable().default(null),
    kit: download.nullable().default(null),
    supportEmail: z.email(),
  }),
  journey: z.strictObject({
    kind: z.enum(['boxes', 'chapters']),
    parts: z
      .array(z.strictObject({ title: text, fromPage: positive, indicator: indicatorSchema.nullable().default(null) }))
      .min(1),
  }),
  scoreQuestions: scores,
  desiredScores: scores,
  gapTargets: scores,
  gapAdvice: z.strictObject({ one: markdown, several: markdown, none: markdown }),
  extraRules: z.array(markdown).min(1),
})

export const workshopSchema = settingsSchema.extend({
  survey: z.array(surveyPage as unknown as z.ZodType<SurveyPage>),
  results: z.array(resultsPage as unknown as z.ZodType<ResultsPage>),
}) satisfies z.ZodType<Workshop>

/** What an author writes about one film; the media program turns it into picture and sound. */
const withoutAccents = (words: string) =>
  words.normalize('NFC').replace(/[éèëï]/gi, (letter) => letter.normalize('NFD').charAt(0))

/** Where the words begin in a sentence, or -1; whatever their capitals and accents. */
export const wordsAt = (sentence: string, words: string) =>
  withoutAccents(sentence).toLowerCase().indexOf(withoutAccents(words).toLowerCase())

export const POSES = ['rest', 'wave', 'open', 'present', 'point', 'heart', 'think'] as const
const pose = z.enum(POSES)
export const filmScriptSchema = z.strictObject({
  title: text,
  kicker: text,
  theme: z.enum(['neutral', 'connect', 'trust', 'inspire']),
  posterPose: pose.default('open'),
  endPose: pose.default('rest'),
  sentences: z
    .array(
      z.strictObject({
        text,
        english: text,
        pose,
        /** What is drawn on the board meanwhile, in words: a story is seen as well as heard. */
        draw: text.optional(),
        /** Words of this sentence that come on to the board when they are said, and their sign. */
        key: text.optional(),
        icon: z.enum(['connect', 'trust', 'inspire', 'check', 'spark']).optional(),
        /** Seconds of silence after it, where the usual ones are too short. */
        pause: z.number().nonnegative().optional(),
      }),
    )
    .refine((sentences) => sentences.every(({ text: said, key }) => !key || wordsAt(said, key) >= 0), {
      error: 'a key word has to be said in its sentence, letter for letter',
    })
    .min(1),
})
export type FilmScript = z.output<typeof filmScriptSchema>
