import { z } from 'zod'
import { localeSchema, markdown, phones, text, wordsSchema } from './words-schema.ts'

export { localeSchema, pageWordsSchema, settingsWordsSchema } from './words-schema.ts'

/**
 * The one shape of a workshop, and the one place that says it: `workshop.ts` names the types inferred from here. Defaults
 * keep the authors' files short; a published workshop has every field. Texts called markdown may hold paragraphs, lists
 * and emphasis; every other text is plain.
 */

const positive = z.int().positive()

export const indicatorSchema = z.enum(['connect', 'trust', 'inspire'])
const scores = z.strictObject({ connect: positive, trust: positive, inspire: positive })

const timer = z.strictObject({
  seconds: positive,
  /** A countdown ends at zero; stop-after measures how long the team took, until Next step hands it in. */
  mode: z.enum(['countdown', 'stop-after']).default('countdown'),
  look: z.enum(['white', 'dark']).default('white'),
  /** The extra rule opens once when this many seconds are left. */
  warningAt: positive.nullable().default(null),
  /** Whether the clock stands still while the extra rule is shown. */
  warningPauses: z.boolean().default(true),
  /** A first stretch with a rule of its own, until this many seconds are left. */
  opening: z.strictObject({ until: positive, text }).nullable().default(null),
  /** Whether a button offers an extra rule: fun in a game, harmful where people say how they are. */
  extraRule: z.boolean().default(true),
})

/** The value is what the wire and the database hold; the label is what a screen says. */
const option = z.strictObject({
  value: text,
  label: text,
  /** An option that is an indicator is drawn in its colour and shape. */
  indicator: indicatorSchema.nullable().default(null),
})

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
    options: z.array(option).min(2),
    others: z.boolean().default(false),
  }),
  /** The labels of the values Yes and No. */
  z.strictObject({ ...base, type: z.literal('yesno'), yes: text.default('Yes'), no: text.default('No') }),
  z.strictObject({
    ...base,
    type: z.literal('ranking'),
    options: z.array(option.extend({ id: positive, image: text })).min(2),
  }),
])

const group = z.strictObject({
  id: positive,
  subtitle: text,
  questions: z.array(question),
  /** How the group is staged; a plain group shows its questions one under the other. */
  view: z.enum(['plain', 'line', 'card', 'ordering', 'slides']).default('plain'),
  slides: z.array(z.strictObject({ image: text, title: text })).default([]),
  /** Next step is open from the start. */
  proceedAtOnce: z.boolean().default(false),
  /** Left out of the answers page, the PDF and the HR view. */
  hidden: z.boolean().default(false),
  /** Lists are numbered in the PDF. */
  numbered: z.boolean().default(false),
})

const film = z.strictObject({
  title: text,
  /** What is said, sentence by sentence, with its translations; a film of an earlier release has the English one. */
  transcript: z.array(z.strictObject({ text, english: text, dutch: text.optional(), french: text.optional() })).min(1),
})
const films = z
  .strictObject({ NL: film, BE: film.optional(), EN: film.optional(), FR: film.optional() })
  .nullable()
  .default(null)

const page = {
  page: positive,
  /** What the page is called for ever, whatever its number becomes: its film is named by it. */
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text,
  indicator: indicatorSchema.nullable().default(null),
  text: markdown,
  /** One sentence of the professor, beside the Next step button. */
  tip: text.nullable().default(null),
  /** Where the tip or the text sends phones away: those words, and what a room with phones says instead. */
  phones: phones.nullable().default(null),
  /** How long the page is planned to take with eight people; null in a revision older than this field. */
  minutes: positive.nullable().default(null),
  /** For whoever leads the session, and not on the shared screen. */
  note: text.nullable().default(null),
  /** What can be left out when the team is late. */
  shorten: text.nullable().default(null),
  /** What is used on this page, by its name in the material of the version. */
  material: z.array(text).default([]),
  films,
}

const surveyPage = z.strictObject({
  ...page,
  kind: z.enum(['video', 'assignment', 'group']),
  /** v1 shows the two workshop roles on pages where they act. */
  roles: z.boolean().default(false),
  /** The box or case layer this page opens, drawn beside the title. */
  opens: z
    .strictObject({ kind: z.enum(['box', 'layer']), number: positive, label: text })
    .nullable()
    .default(null),
  timer: timer.nullable().default(null),
  /** A break after the film, with a clock of its own that never holds the page closed. */
  breakSeconds: positive.nullable().default(null),
  /** Scores drawn on this page: beside the desired ones, or with the biggest gap and its advice. */
  scores: z.enum(['desired', 'gap']).nullable().default(null),
  group: group.nullable().default(null),
  /** What phones are asked here: each of its questions that is a score, a choice or a ranking, or a vote. */
  ask: z.enum(['questions', 'vote']).nullable().default(null),
})

const resultsPage = z.strictObject({
  ...page,
  kind: z.enum(['overview', 'video', 'photo', 'text', 'name', 'opinion', 'final']),
  opinion: z
    .strictObject({ type: z.enum(['experience', 'relevant']), statement: text })
    .nullable()
    .default(null),
  /** Whether phones are asked for the opinion, too. */
  ask: z.literal('opinion').nullable().default(null),
})

/** A page is checked by itself first, so that an error names its file. */
export const pageSchemas = { survey: surveyPage, results: resultsPage }

/** A file to download, and what its link says. */
const download = z.strictObject({ label: text, path: text })

/** What stands in `version.yaml`, with the text of `tutorial.md`. */
export const settingsSchema = z.strictObject({
  slug: z.string().regex(/^v\d+$/),
  name: text,
  /** How its start screens look: the game with its boxes, or the lab with its stripes. */
  look: z.enum(['game', 'lab']).default('lab'),
  /** Which editions of the films a team is asked to choose between. */
  languages: z.array(z.enum(['NL', 'BE'])).min(1),
  /** Every language the films are spoken in; the same as above where it is not said. */
  spoken: z.array(z.enum(['NL', 'BE', 'EN', 'FR'])).optional(),
  start: z.strictObject({ headline: text, notice: markdown, hint: text }),
  tutorial: z.strictObject({
    title: text,
    text: markdown,
    motto: z.array(text).default([]),
    infographic: download.nullable().default(null),
    /** Everything on the table, to print. */
    kit: download.nullable().default(null),
    supportEmail: z.email(),
  }),
  /** How progress is drawn: the eleven boxes of the game, or the chapters of the lab. */
  journey: z.strictObject({
    kind: z.enum(['boxes', 'chapters']),
    parts: z
      .array(z.strictObject({ title: text, fromPage: positive, indicator: indicatorSchema.nullable().default(null) }))
      .min(1),
  }),
  /** Which question is the score of which indicator. */
  scoreQuestions: scores,
  desiredScores: scores,
  gapTargets: scores,
  /** Texts may name the indicators concerned with {indicator}. */
  gapAdvice: z.strictObject({ one: markdown, several: markdown, none: markdown }),
  extraRules: z.array(markdown).min(1),
})

export const workshopSchema = settingsSchema.extend({
  survey: z.array(surveyPage),
  results: z.array(resultsPage),
  /** The language of the texts above. */
  locale: localeSchema.default('en'),
  /** The same in other languages; the structure is said once. */
  words: z.partialRecord(localeSchema.exclude(['en']), wordsSchema).default({}),
})

export type WorkshopShape = z.output<typeof workshopSchema>
