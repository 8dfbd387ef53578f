import type { CaptionLanguage, Language } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import './film-choice.css'

const OFF = 'off'
const NAMES: Record<CaptionLanguage, () => string> = {
  nl: m.language_dutch,
  en: m.language_english,
  fr: m.language_french,
}

interface FilmChoiceProps {
  languages: readonly Language[]
  onChoose: (language: Language) => void
  offered: readonly CaptionLanguage[]
  /** The language of the captions, or null for none. */
  captions: string | null
  onCaptions: (language: string | null) => void
}

/** Asks once, over the first film, for its language and captions. */
export function FilmChoice({ languages, onChoose, offered, captions, onCaptions }: FilmChoiceProps) {
  const id = useId()
  return (
    <section className="film-choice" aria-labelledby={id}>
      <p className="read" id={id}>
        {m.film_which()}
      </p>
      <div className="row">
        {languages.map((each) => (
          <Button key={each} big onClick={() => onChoose(each)}>
            {each}
          </Button>
        ))}
      </div>
      <div className="row captions">
        <span aria-hidden="true">{m.film_captions()}</span>
        <Segmented
          label={m.film_captions()}
          options={[
            ...offered.map((value) => ({ value, label: NAMES[value]() })),
            { value: OFF, label: m.film_captions_none() },
          ]}
          value={captions ?? OFF}
          onChange={(value) => onCaptions(value === OFF ? null : value)}
        />
      </div>
    </section>
  )
}
