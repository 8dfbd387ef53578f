import { type CaptionLanguage, type FilmLanguage, SPOKEN } from '@thrive/domain'
import { z } from 'zod'

const text = z.string().trim().min(1)

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

/** What the captions in a language are called where they are written beside what is said. */
const CAPTIONS: Readonly<Record<CaptionLanguage, 'dutch' | 'english' | 'french'>> = {
  nl: 'dutch',
  en: 'english',
  fr: 'french',
}
const NAMES = Object.entries(CAPTIONS) as [CaptionLanguage, 'dutch' | 'english' | 'french'][]

const sentence = z.strictObject({
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

/** What is said is its own caption; the captions in both other languages have to be written. */
const captioned = (spoken: CaptionLanguage) =>
  sentence.transform(({ dutch, english, french, ...rest }, context) => {
    const written = { dutch, english, french }
    const captions = NAMES.map(([locale, name]) => {
      if (locale === spoken) {
        if (written[name]) context.addIssue({ code: 'custom', path: [name], message: 'this is what text says' })
        return [locale, rest.text]
      }
      if (!written[name]) context.addIssue({ code: 'custom', path: [name], message: 'a caption is missing' })
      return [locale, written[name]]
    })
    return { ...rest, captions: Object.fromEntries(captions) as Record<CaptionLanguage, string> }
  })

/** What an author writes about one film; the media program turns it into picture and sound. */
export const filmScriptSchema = (language: FilmLanguage) =>
  z.strictObject({
    title: text,
    kicker: text,
    theme: z.enum(['neutral', 'connect', 'trust', 'inspire']),
    posterPose: pose.default('open'),
    endPose: pose.default('rest'),
    sentences: z
      .array(captioned(SPOKEN[language]))
      .refine((sentences) => sentences.every(({ text: said, key }) => !key || wordsAt(said, key) >= 0), {
        error: 'a key word has to be said in its sentence, letter for letter',
      })
      .min(1),
  })
export type FilmScript = z.output<ReturnType<typeof filmScriptSchema>>
