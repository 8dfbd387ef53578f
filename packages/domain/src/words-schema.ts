import { z } from 'zod'
import { LOCALES } from './languages.ts'

export const text = z.string().trim().min(1)
export const markdown = z.string().trim().min(1)

export const localeSchema = z.enum(LOCALES)

export const phones = z.strictObject({ away: text, faceDown: text })
export const withPhones = z.record(z.string().regex(/^\d+$/), markdown).describe('by the number of the step')

const questionWords = z
  .strictObject({
    title: text,
    yes: text,
    no: text,
    labels: z.record(text, text).describe('by the value of the option'),
  })
  .partial()

/** A page's texts in another language. Missing ones stay English. */
export const pageWordsSchema = z
  .strictObject({
    title: text,
    text: markdown,
    tip: text,
    phones: phones.partial(),
    withPhones,
    note: text,
    shorten: text,
    opens: text,
    timer: z.strictObject({ opening: z.strictObject({ text }) }),
    group: z
      .strictObject({
        subtitle: text,
        slides: z.array(z.strictObject({ title: text }).partial()),
        questions: z.record(z.string(), questionWords).describe('by their id'),
      })
      .partial(),
    opinion: z.strictObject({ statement: text }),
  })
  .partial()

/** The texts of `version.yaml` and `tutorial.md` in another language. */
export const settingsWordsSchema = z
  .strictObject({
    start: z.strictObject({ headline: text, notice: markdown, hint: text }).partial(),
    tutorial: z
      .strictObject({
        title: text,
        text: markdown,
        motto: z.array(text),
        infographic: z.strictObject({ label: text }),
        kit: z.strictObject({ label: text }),
      })
      .partial(),
    journey: z.strictObject({ parts: z.array(z.strictObject({ title: text }).partial()) }),
    gapAdvice: z.strictObject({ one: markdown, several: markdown, none: markdown }).partial(),
    extraRules: z.array(markdown),
  })
  .partial()

export const wordsSchema = settingsWordsSchema.extend({
  survey: z.record(z.string(), pageWordsSchema).default({}).describe('by the key of the page'),
  results: z.record(z.string(), pageWordsSchema).default({}),
})
