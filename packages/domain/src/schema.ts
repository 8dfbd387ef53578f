import { z } from 'zod'
import { localeSchema, markdown, phones, text, withPhones, wordsSchema } from './words-schema.ts'

export { localeSchema, pageWordsSchema, settingsWordsSchema } from './words-schema.ts'

/**
 * The single definition of a workshop's shape; `workshop.ts` names the inferred types. Defaults keep the authors' files
 * short; a published workshop has every field. Markdown texts may hold paragraphs, lists and emphasis; every other text
 * is plain.
 */

const positive = z.int().positive()

export const indicatorSchema = z.enum(['connect', 'trust', 'inspire'])
const scores = z.strictObject({ connect: positive, trust: positive, inspire: positive })

const timer = z.strictObject({
  seconds: positive,
  /** A countdown ends at zero; stop-after measures the team's time until Next step submits it. */
  mode: z.enum(['countdown', 'stop-after']).default('countdown'),
  look: z.enum(['white', 'dark']).default('white'),
  /** The extra rule opens when this many seconds are left. */
  warningAt: positive.nullable().default(null),
  /** True if the clock pauses while the extra rule is shown. */
  warningPauses: z.boolean().default(true),
  /** A first phase with its own rule, until this many seconds are left. */
  opening: z.strictObject({ until: positive, text }).nullable().default(null),
  /** True if a button offers an extra rule: fun in a game, harmful when people share how they feel. */
  extraRule: z.boolean().default(true),
})

/** The value is sent and stored; the label is shown. */
const option = z.strictObject({
  value: text,
  label: text,
  /** Draws the option in the indicator's colour and shape. */
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

/** The name of a picture or PDF that an author put in the place of the release's. */
const own = text.optional()

const group = z.strictObject({
  id: positive,
  subtitle: text,
  questions: z.array(question),
  /** How the group is presented; a plain group lists its questions. */
  view: z.enum(['plain', 'line', 'card', 'ordering', 'slides']).default('plain'),
  slides: z
    .array(
      z.strictObject({
        image: text,
        own,
        title: text,
        /** The letter of the card that shows the same picture. */
        letter: z
          .string()
          .regex(/^[A-Z]$/)
          .nullable()
          .default(null),
      }),
    )
    .default([]),
  /** True if Next step is enabled from the start. */
  proceedAtOnce: z.boolean().default(false),
  /** True hides the group from the answers page, the PDF and the HR view. */
  hidden: z.boolean().default(false),
  /** True if lists are numbered wherever they are shown. */
  numbered: z.boolean().default(false),
})

/** The spoken sentences with their translations; films of an earlier release have only English. */
const transcript = z
  .array(z.strictObject({ text, english: text.optional(), dutch: text.optional(), french: text.optional() }))
  .min(1)

/** A film of the organisation's own, by the names of its files, with what reading them told. */
export const ownFilmSchema = z.strictObject({
  file: text,
  poster: text.nullable(),
  captions: z.partialRecord(z.enum(['nl', 'en', 'fr']), text),
  seconds: z.number().optional(),
  /** When the last caption ends, in seconds. */
  lastCue: z.number().optional(),
  /** Made of the captions, if there are any in the spoken language. */
  transcript: transcript.optional(),
})

const film = z.strictObject({
  title: text,
  transcript,
  /** The film that an author put in the place of the release's. */
  own: ownFilmSchema.optional(),
})
const films = z
  .strictObject({ NL: film, BE: film.optional(), EN: film.optional(), FR: film.optional() })
  .nullable()
  .default(null)

const page = {
  page: positive,
  /** The page's permanent key, independent of its number; its film is named by it. */
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text,
  indicator: indicatorSchema.nullable().default(null),
  text: markdown,
  /** One sentence by the professor, beside the Next step button. */
  tip: text.nullable().default(null),
  /** The words in tip or text that send phones away, and their replacement in a room with phones. */
  phones: phones.nullable().default(null),
  /** Numbered steps of the text that read differently in a room with phones. */
  withPhones: withPhones.nullable().default(null),
  /** Planned duration with eight people; null in revisions older than this field. */
  minutes: positive.nullable().default(null),
  /** Planned duration with 5, 12 and 16 people, if it depends on the size of the team. */
  minutesFor: z.strictObject({ 5: positive, 12: positive, 16: positive }).nullable().default(null),
  /** For the session's leader, not shown on the shared screen. */
  note: text.nullable().default(null),
  /** What a late team can leave out. */
  shorten: text.nullable().default(null),
  /** Items used on this page, by their name in the version's material. */
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
  /** A break after the film, with its own clock, which never blocks the page. */
  breakSeconds: positive.nullable().default(null),
  /** Scores shown on this page: beside the desired ones, or with the biggest gap and its advice. */
  scores: z.enum(['desired', 'gap']).nullable().default(null),
  group: group.nullable().default(null),
  /** What phones are asked here: each question that is a score, a choice or a ranking, or a vote. */
  ask: z.enum(['questions', 'vote']).nullable().default(null),
  /** The score that a reveal proposes: the average of all, or the one in the middle. */
  proposes: z.enum(['average', 'middle']).default('average'),
})

const resultsPage = z.strictObject({
  ...page,
  kind: z.enum(['overview', 'video', 'photo', 'text', 'name', 'opinion', 'final']),
  opinion: z
    .strictObject({ type: z.enum(['experience', 'relevant']), statement: text })
    .nullable()
    .default(null),
  /** 'opinion' if phones are also asked. */
  ask: z.literal('opinion').nullable().default(null),
})

/** Pages are checked one by one first, so that errors name the file. */
export const pageSchemas = { survey: surveyPage, results: resultsPage }

/** A file to download and its link text. */
const download = z.strictObject({ label: text, path: text, own })

/** The content of `version.yaml`, with the text of `tutorial.md`. */
export const settingsSchema = z.strictObject({
  slug: z.string().regex(/^v\d+$/),
  name: text,
  /** The look of its start pages: the game with its boxes, or the lab with its stripes. */
  look: z.enum(['game', 'lab']).default('lab'),
  /** The film editions that a team chooses from. */
  languages: z.array(z.enum(['NL', 'BE'])).min(1),
  /** Every spoken language of the films; defaults to `languages`. */
  spoken: z.array(z.enum(['NL', 'BE', 'EN', 'FR'])).optional(),
  start: z.strictObject({ headline: text, notice: markdown, hint: text }),
  tutorial: z.strictObject({
    title: text,
    text: markdown,
    motto: z.array(text).default([]),
    infographic: download.nullable().default(null),
    /** The printable material. */
    kit: download.nullable().default(null),
    supportEmail: z.email(),
  }),
  /** How progress is shown: the eleven boxes of the game, or the chapters of the lab. */
  journey: z.strictObject({
    kind: z.enum(['boxes', 'chapters']),
    parts: z
      .array(z.strictObject({ title: text, fromPage: positive, indicator: indicatorSchema.nullable().default(null) }))
      .min(1),
  }),
  /** Maps each indicator to the question for its score. */
  scoreQuestions: scores,
  desiredScores: scores,
  gapTargets: scores,
  /** Texts may refer to the indicators concerned as {indicator}. */
  gapAdvice: z.strictObject({ one: markdown, several: markdown, none: markdown }),
  extraRules: z.array(markdown).min(1),
})

export const workshopSchema = settingsSchema.extend({
  survey: z.array(surveyPage),
  results: z.array(resultsPage),
  /** The language of the texts above. */
  locale: localeSchema.default('en'),
  /** The texts in other languages, without the structure. */
  words: z.partialRecord(localeSchema.exclude(['en']), wordsSchema).default({}),
})

export type WorkshopShape = z.output<typeof workshopSchema>
