import { z } from 'zod'

const text = z.string().trim().min(1)

/** What an author writes about one film; the media program turns it into picture and sound. */
const withoutAccents = (words: string) =>
  words.normalize('NFC').replace(/[éèëï]/gi, (letter) => letter.normalize('NFD').charAt(0))

/** Where the words begin in a sentence, or -1; whatever their capitals and accents. */
export const wordsAt = (sentence: string, words: string) =>
  withoutAccents(sentence).toLowerCase().indexOf(withoutAccents(words).toLowerCase())

/** one, two and three hold up so many fingers; count goes through all three within its sentence. */
export const POSES = [
  ...(['rest', 'wave', 'open', 'present', 'point', 'heart', 'think', 'invite'] as const),
  ...(['count', 'one', 'two', 'three'] as const),
] as const
const pose = z.enum(POSES)
export const filmScriptSchema = z.strictObject({
  title: text,
  kicker: text,
  theme: z.enum(['neutral', 'connect', 'trust', 'inspire']),
  posterPose: pose.default('open'),
  endPose: pose.default('rest'),
  sentences: z
    .array(
      z
        .strictObject({
          text,
          /** The captions in the languages that are not spoken. */
          english: text.optional(),
          dutch: text.optional(),
          french: text.optional(),
          pose,
          /** Words of this sentence that come on to the board when they are said, and their sign. */
          key: text.optional(),
          icon: z.enum(['connect', 'trust', 'inspire', 'check', 'spark']).optional(),
          /** Seconds of silence after it, where the usual ones are too short. */
          pause: z.number().nonnegative().optional(),
        })
        // A sentence without English is English.
        .transform((sentence) => ({ ...sentence, english: sentence.english ?? sentence.text })),
    )
    .refine((sentences) => sentences.every(({ text: said, key }) => !key || wordsAt(said, key) >= 0), {
      error: 'a key word has to be said in its sentence, letter for letter',
    })
    .min(1),
})
export type FilmScript = z.output<typeof filmScriptSchema>
