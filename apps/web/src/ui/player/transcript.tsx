import { m } from '@thrive/words'
import './transcript.css'

export interface TranscriptProps {
  lines: readonly { text: string; english: string; dutch?: string | undefined; french?: string | undefined }[]
  /** The language that is spoken, as a tag such as "nl". */
  language: string
  /** The language of the screen, in which what is said is repeated. */
  translation: string
  /** Open from the start, instead of a film that cannot be shown. */
  open?: boolean | undefined
}

const IN = { en: 'english', nl: 'dutch', fr: 'french' } as const

/** What is said in a film, sentence by sentence, and in the language of the screen. */
export function Transcript({ lines, language, translation, open = false }: TranscriptProps) {
  const other = translation === language ? null : IN[translation as keyof typeof IN]
  return (
    <details className="transcript" open={open}>
      <summary>{m.film_said()}</summary>
      <ol>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and none ever moves
          <li key={place}>
            <p lang={language}>{line.text}</p>
            {other && <p lang={translation}>{line[other]}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}
