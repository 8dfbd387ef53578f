import { m } from '@thrive/words'
import { useState } from 'react'
import './transcript.css'

export interface TranscriptProps {
  lines: readonly {
    text: string
    english?: string | undefined
    dutch?: string | undefined
    french?: string | undefined
  }[]
  /** The spoken language, as a tag such as "nl". */
  language: string
  /** The language of the screen, into which the transcript is translated. */
  translation: string
  /** Open from the start, in place of a film that cannot be shown. */
  open?: boolean | undefined
}

const IN = { en: 'english', nl: 'dutch', fr: 'french' } as const

/** A film's spoken text, sentence by sentence, with a translation into the language of the screen. */
export function Transcript({ lines, language, translation, open = false }: TranscriptProps) {
  const other = translation === language ? null : IN[translation as keyof typeof IN]
  // Nobody waits for a hundred lines that are closed.
  const [wasOpened, setOpened] = useState(open)
  return (
    <details className="transcript" open={open} onToggle={() => setOpened(true)}>
      <summary>{m.film_said()}</summary>
      <ol>
        {(wasOpened ? lines : []).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice, and none ever moves
          <li key={place}>
            <p lang={language}>{line.text}</p>
            {other && line[other] && <p lang={translation}>{line[other]}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}
