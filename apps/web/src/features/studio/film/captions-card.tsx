import { CAPTION_LANGUAGES, type CaptionLanguage, CUE_LIMITS, LANGUAGES, type OwnFilm } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { FileInput } from '../../../ui/form/file-input.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { plus, upload } from '../../../ui/layout/icon-paths.ts'
import { CueRow } from './cue-row.tsx'
import './captions.css'
import { UploadRow } from './upload-row.tsx'
import type { EditedCues } from './use-cues.ts'
import { useUpload } from './use-upload.ts'

interface CaptionsCardProps {
  own: OwnFilm
  language: CaptionLanguage
  onLanguage: (language: CaptionLanguage) => void
  onCaptions: (file: string) => void
  cues: EditedCues
  moment: { at: number; length: number }
}

const SHIFTS = [-0.5, -0.1, 0.1, 0.5]

/** The captions in each language: from a file, or written here beside the film. */
export function CaptionsCard({ own, language, onLanguage, onCaptions, cues, moment }: CaptionsCardProps) {
  const input = useRef<HTMLInputElement>(null)
  const [now, setNow] = useState<number | null>(null)
  const { progress, start, stop } = useUpload('captions', ({ file }) => onCaptions(file))
  return (
    <section className="card flush captions-card">
      <div className="cardhead">
        <h2>{m.film_captions()}</h2>
        <div className="row">
          <Segmented
            label={m.film_captions_language()}
            options={CAPTION_LANGUAGES.map((value) => ({
              value,
              label: LANGUAGES[value],
              lang: value,
              note: own.captions[value] ? undefined : m.film_captions_missing(),
            }))}
            value={language}
            onChange={onLanguage}
          />
          <Button look="quiet" slim icon={upload} onClick={() => input.current?.click()}>
            {m.film_captions_file()}
          </Button>
          <FileInput
            ref={input}
            accept=".vtt,text/vtt"
            data-testid="captions-file"
            onFile={(file) => start(file, file.name)}
          />
        </div>
      </div>
      {progress && <UploadRow progress={progress} onStop={stop} />}
      {cues.isFailed && (
        <p className="error" role="alert">
          {m.film_captions_unsaved()}
        </p>
      )}
      {cues.cues.length > 0 && (
        <table className="inset cues">
          <thead>
            <tr>
              <th scope="col">{m.film_cue_from()}</th>
              <th scope="col">{m.film_cue_to()}</th>
              <th scope="col">{m.film_cue_text()}</th>
              <th scope="col" className="num-col">
                {m.film_cue_per_second()}
              </th>
            </tr>
          </thead>
          <tbody>
            {cues.cues.map((cue, nth) => (
              <CueRow
                // biome-ignore lint/suspicious/noArrayIndexKey: times change while they are typed
                key={nth}
                cue={cue}
                next={cues.cues[nth + 1]}
                language={language}
                length={moment.length}
                isNow={now === nth}
                onFocus={() => {
                  setNow(nth)
                  cues.goTo(cue.from)
                }}
                onChange={(changed) => cues.change(nth, changed)}
                onRemove={() => cues.remove(nth)}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className="row cue-tools">
        <Button look="second" slim icon={plus} onClick={() => cues.add(Math.round(moment.at * 10) / 10)}>
          {m.film_cue_add()}
        </Button>
        {cues.cues.length > 0 && (
          <fieldset className="row shifts">
            <legend className="vh">{m.film_shift_all()}</legend>
            <span aria-hidden="true">{m.film_shift_all()}</span>
            {SHIFTS.map((seconds) => (
              <Button key={seconds} look="quiet" slim onClick={() => cues.shift(seconds)}>
                {m.film_shift_by({ seconds: `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)}` })}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <p className="hint">
        {m.film_cue_count({ count: cues.cues.length })}{' '}
        {m.film_cue_limits({ letters: CUE_LIMITS.charactersPerLine, speed: CUE_LIMITS.charactersPerSecond })}
      </p>
    </section>
  )
}
