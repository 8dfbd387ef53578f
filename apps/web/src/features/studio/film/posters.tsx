import { filePath, type OwnFilm } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FileInput } from '../../../ui/form/file-input.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { clockText } from '../../../ui/player/clock-text.ts'
import { pictureSheet } from '../icons.ts'
import { type Frame, takeFrames } from './take-frames.ts'
import { UploadRow } from './upload-row.tsx'
import { useUpload } from './use-upload.ts'

/** Chooses the poster: a picture of the film, or one that is uploaded. */
export function Posters({ own, onPoster }: { own: OwnFilm; onPoster: (poster: string) => void }) {
  const [frames, setFrames] = useState<Frame[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { progress, start, stop } = useUpload('poster', ({ file }) => onPoster(file))
  const choose = (nth: number) => {
    const frame = frames[nth]
    if (!frame) return
    setChosen(nth)
    start(frame.picture, m.film_frame_at({ time: clockText(frame.at) }))
  }
  // A film that is new here begins with its first picture.
  const begin = useEffectEvent((taken: Frame[]) => {
    if (own.poster || !taken[0]) return
    setChosen(0)
    start(taken[0].picture, m.film_frame_at({ time: clockText(taken[0].at) }))
  })
  useEffect(() => {
    const stopped = new AbortController()
    let taken: Frame[] = []
    void takeFrames(filePath.film(own.file), stopped.signal).then((found) => {
      if (stopped.signal.aborted) return
      taken = found
      setFrames(found)
      begin(found)
    })
    return () => {
      stopped.abort()
      for (const { url } of taken) URL.revokeObjectURL(url)
    }
  }, [own.file])
  return (
    <section className="stack posters-part">
      <span className="label" id={id}>
        {m.film_poster()}
      </span>
      <fieldset className="posters" aria-labelledby={id}>
        {own.poster && chosen === null && (
          <button type="button" aria-pressed="true" aria-label={m.film_poster_in_use()}>
            <img src={filePath.picture(own.poster)} alt="" />
          </button>
        )}
        {frames.map(({ at, url }, nth) => (
          <button
            key={url}
            type="button"
            aria-pressed={chosen === nth}
            aria-label={m.film_frame_at({ time: clockText(at) })}
            onClick={() => choose(nth)}
          >
            <img src={url} alt="" />
          </button>
        ))}
        <button type="button" className="up" onClick={() => input.current?.click()}>
          <Icon path={pictureSheet} line />
          {m.film_upload()}
        </button>
        <FileInput
          ref={input}
          accept="image/*"
          onFile={(file) => {
            setChosen(null)
            start(file, file.name)
          }}
        />
      </fieldset>
      {progress && <UploadRow progress={progress} onStop={stop} />}
    </section>
  )
}
