import { type FilmLanguage, type OwnFilm, SPOKEN } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { undo } from '../../../ui/layout/icon-paths.ts'
import { circleCheck, circleInfo, triangle } from '../../../ui/layout/line-icons.ts'
import { clockText } from '../../../ui/player/clock-text.ts'
import { Sign } from '../../hr/frame/sign.tsx'
import type { FilmFacts, Problem } from '../api.ts'
import { OWN_NAMES } from '../film-language-name.ts'
import { filmSheet } from '../icons.ts'
import { problemText } from '../problem-text.ts'
import { DropFile } from './drop-file.tsx'
import { UploadRow } from './upload-row.tsx'
import { useUpload } from './use-upload.ts'

interface FilmCardProps {
  spoken: FilmLanguage
  own: OwnFilm | null
  /** What is known of stored films. */
  films: FilmFacts[]
  problems: Problem[]
  onFilm: (film: OwnFilm | null) => void
}

/** The film in use, and the way to put another one in its place. */
export function FilmCard({ spoken, own, films, problems, onFilm }: FilmCardProps) {
  const [sent, setSent] = useState<FilmFacts | null>(null)
  const facts = [...films, ...(sent ? [sent] : [])].find(({ file }) => file === own?.file)
  const { progress, start, stop } = useUpload('film', ({ file, width, height, seconds }, { name, size }) => {
    setSent({ file, name, bytes: size, width, height })
    // A new cut keeps the captions of the one before; its poster is one of its own pictures.
    const poster = own?.file === file ? own.poster : null
    onFilm({ file, poster, captions: own?.captions ?? {}, ...(seconds !== null && { seconds }) })
  })
  return (
    <section className="card tight stack film-card">
      <div className="cardhead">
        <h2 lang={SPOKEN[spoken]}>{OWN_NAMES[spoken]}</h2>
        {own && (
          <Button look="quiet" slim icon={undo} onClick={() => onFilm(null)}>
            {m.film_back_to_stand_in()}
          </Button>
        )}
      </div>
      {own && (
        <div className="filerow">
          <Icon path={filmSheet} line />
          <span>
            <b>{facts?.name || m.film_yours()}</b>
            <small className="muted">
              {[...sizes(facts), own.seconds && clockText(own.seconds)].filter(Boolean).join(', ')}
            </small>
          </span>
          <Sign icon={circleCheck} look="ok">
            {m.film_in_use()}
          </Sign>
        </div>
      )}
      {progress && <UploadRow progress={progress} onStop={stop} />}
      {problems.map((problem) => (
        <p key={problem.code} className={problem.stops ? 'error' : 'hint'}>
          <Icon path={problem.stops ? triangle : circleInfo} line />
          <span>{problemText(problem)}</span>
        </p>
      ))}
      <DropFile label={m.film_drop()} accept="video/mp4,.mp4" onFile={(file) => start(file, file.name)} />
    </section>
  )
}

const sizes = (facts: FilmFacts | undefined): string[] =>
  facts
    ? [
        m.film_megabytes({ megabytes: inDigits(Math.ceil(facts.bytes / 1024 / 1024)) }),
        `${facts.width} × ${facts.height}`,
      ]
    : []
