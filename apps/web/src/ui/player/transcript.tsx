import { m } from '@thrive/words'
import './transcript.css'

export interface TranscriptProps {
  lines: readonly { text: string; english: string }[]
  /** The language that is spoken, as a tag such as "nl". */
  language: string
  /** Open from the start, instead of a film that cannot be shown. */
  open?: boolean | undefined
}

/** What is said in a film, sentence by sentence, with its English. */
export function Transcript({ lines, language, open = false }: TranscriptProps) {
  return (
    <details className="transcript" open={open}>
      <summary>{m.film_said()}</summary>
      <ol>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be said twice, and none ever moves
          <li key={place}>
            <p lang={language}>{line.text}</p>
            <p lang="en">{line.english}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
