import { type CaptionLanguage, type FilmLanguage, SPOKEN } from '@thrive/domain'
import { z } from 'zod'

const text = z.string().trim().min(1)

const withoutAccents = (words: string) =>
  words.normalize('NFC').replace(/[éèëï]/gi, (letter) => letter.normalize('NFD').charAt(0))

/** Index of the words in a sentence, or -1, ignoring case and accents. */
export const wordsAt = (sentence: string, words: string) =>
  withoutAccents(sentence).toLowerCase().indexOf(withoutAccents(words).toLowerCase())

/** one, two and three raise that many fingers; count goes through all three within its sentence. */
export const POSES = [
  ...(['rest', 'wave', 'open', 'present', 'point', 'heart', 'think', 'invite'] as const),
  ...(['count', 'one', 'two', 'three'] as const),
] as const
const pose = z.enum(POSES)

/** The field of each language's captions in a script. */
const CAPTIONS: Readonly<Record<CaptionLanguage, 'dutch' | 'english' | 'french'>> = {
  nl: 'dutch',
  en: 'english',
  fr: 'french',
}
const NAMES = Object.entries(CAPTIONS) as [CaptionLanguage, 'dutch' | 'english' | 'french'][]

const sentence = z.strictObject({
  text,
  /** Captions in the languages that are not spoken. */
  english: text.optional(),
  dutch: text.optional(),
  french: text.optional(),
  pose,
  /** Words of this sentence that appear on the board when spoken, and their icon. */
  key: text.optional(),
  icon: z.enum(['connect', 'trust', 'inspire', 'check', 'spark']).optional(),
  /** Seconds of silence afterwards, if the default is too short. */
  pause: z.number().nonnegative().optional(),
})

/** The spoken text is its own caption; captions in both other languages must be written. */
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

/** The script of one film, from which the media program creates picture and sound. */
export const filmScriptSchema = (language: FilmLanguage) =>
  z.strictObject({
    title: text,
    kicker: text,
    theme: z.enum(['neutral', 'connect', 'trust', 'inspire']),
    posterPose: pose.default('open'),
    endPose: pose.default('rest'),
    sentences: z
      .array(captioned(SPOKEN[language]))
      .refine((sentences) => sentences.every(({ text: line, key }) => !key || wordsAt(line, key) >= 0), {
        error: 'a key word has to be said in its sentence, letter for letter',
      })
      .min(1),
  })
export type FilmScript = z.output<ReturnType<typeof filmScriptSchema>>
