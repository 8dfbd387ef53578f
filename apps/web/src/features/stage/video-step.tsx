import {
  breakTimer,
  type FilmLanguage,
  LANGUAGES,
  type Locale,
  type Section,
  SPOKEN,
  scoresFrom,
  shownFilm,
  spokenIn,
} from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useRef, useState } from 'react'
import { Cylinders } from '../../brand/cylinders.tsx'
import { ScoreLegend } from '../../brand/score-legend.tsx'
import { saveCaptions, savedCaptions, saveLanguage } from '../../lib/local-storage.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { extentOf, Prose } from '../../ui/layout/prose.tsx'
import { type FilmHandle, Player } from '../../ui/player/player.tsx'
import { Transcript } from '../../ui/player/transcript.tsx'
import { useProgress } from '../earlier/progress.ts'
import { Story } from '../earlier/story.tsx'
import { stage, useStageKeys } from '../room/on-stage.ts'
import { FilmChoice } from './film-choice.tsx'
import { captionsOf, filmLanguage, usualCaptions } from './film-language.ts'
import { StepHead } from './step-head.tsx'
import type { StepProps } from './step-props.ts'
import { Timer } from './timer.tsx'
import './video-step.css'

const REWIND_SECONDS = 10

/** A film with a note next to it. The first film asks for its language if there is a choice. */
export function VideoStep({
  page,
  session,
  note,
  held,
  heading,
  section = 'survey',
}: StepProps & { section?: Section }) {
  const { workshop } = session
  const { languages, slug } = workshop
  const [chosen, setChosen] = useState<{ language: FilmLanguage; screens: Locale } | null>(null)
  const [asked, setAsked] = useState(false)
  const [chosenCaptions, setCaptions] = useState(savedCaptions)
  const [failed, setFailed] = useState(false)
  // Changing the language of the screens also changes that of the films.
  const language = chosen?.screens === workshop.locale ? chosen.language : filmLanguage(workshop, page)
  const shown = language ?? languages[0] ?? 'NL'
  const spoken = spokenIn(page)
  const film = page.films?.[shown]
  const place = { slug, section, key: page.key, language: shown }
  const files = shownFilm(place, film?.own, captionsOf(workshop))
  const offered = files.captions.map((one) => one.language)
  const usual = usualCaptions(workshop, shown, offered)
  // Another film may have captions that this one lacks.
  const isOffered = chosenCaptions === null || offered.some((one) => one === chosenCaptions)
  const captions = chosenCaptions === undefined || !isOffered ? usual : chosenCaptions

  const handle = useRef<FilmHandle>(null)
  useStageKeys({
    'film-play': () => handle.current?.play(),
    'film-pause': () => handle.current?.pause(),
    'film-rewind': () => handle.current?.rewind(REWIND_SECONDS),
    'captions-on': () => captions ?? chooseCaptions(usual),
    'captions-off': () => chooseCaptions(null),
  })
  const captioned = captions !== null
  useEffect(() => {
    const { film: stagedFilm } = stage.now()
    if (stagedFilm) stage.update({ film: { ...stagedFilm, captions: captioned } })
  }, [captioned])
  useEffect(() => () => stage.update({ film: null }), [])

  const choose = (next: FilmLanguage) => {
    saveLanguage(next)
    setChosen({ language: next, screens: workshop.locale })
    setAsked(language === null)
    setFailed(false)
  }
  const chooseCaptions = (next: string | null) => {
    saveCaptions(next)
    setCaptions(next)
  }
  return (
    <div className="watch" data-scores={page.scores ?? undefined} style={cssVars({ '--extent': extentOf(page.text) })}>
      <div className="film largest">
        {failed ? (
          <div className="card failed">
            <h2>{m.film_failed()}</h2>
            <p>{m.film_failed_read()}</p>
            {film && <Transcript lines={film.transcript} language={SPOKEN[shown]} translation={workshop.locale} open />}
          </div>
        ) : (
          <div inert={language === null}>
            <Player
              src={files.film}
              poster={files.poster || undefined}
              title={film?.title ?? page.title}
              autoPlay={language !== null}
              takesFocus={asked}
              held={held}
              handle={handle}
              onMoves={(moves, seconds, length) =>
                stage.update({ film: { moves, seconds, at: Date.now(), language: shown, length, captions: captioned } })
              }
              captions={files.captions.map(({ language: locale, path }) => ({
                language: locale,
                label: LANGUAGES[locale],
                src: path,
              }))}
              spoken={{ languages: spoken, language: shown, onChange: (next) => choose(next as FilmLanguage) }}
              captionLanguage={captions}
              onCaptionLanguage={chooseCaptions}
              usualCaptions={usual}
              onEnded={() => note({ filmEnded: true })}
              onFailed={() => {
                setFailed(true)
                stage.update({ film: null })
                note({ filmFailed: true })
              }}
            />
          </div>
        )}
        {language === null && (
          <FilmChoice
            languages={languages}
            onChoose={choose}
            offered={offered}
            captions={captions}
            onCaptions={chooseCaptions}
          />
        )}
      </div>
      <div className="stack aside">
        <div className="stack note">
          <StepHead page={page} heading={heading} />
          <Prose>{page.text}</Prose>
        </div>
        {page.breakSeconds && (
          <Timer page={page} timer={breakTimer(page.breakSeconds)} session={session} note={note} flat />
        )}
        {page.scores === 'desired' && <ScoresBeside session={session} />}
        <div className="stack controls">
          {languages.length > 1 && language && (
            <>
              <span className="kicker">{m.film_language()}</span>
              <Segmented
                label={m.film_language()}
                options={spoken.map((value) => ({ value, label: value }))}
                value={language}
                onChange={choose}
              />
            </>
          )}
          {film && !failed && (
            <Transcript lines={film.transcript} language={SPOKEN[shown]} translation={workshop.locale} />
          )}
        </div>
      </div>
    </div>
  )
}

/** The team's scores, with marks for those of successful teams. */
function ScoresBeside({ session }: Pick<StepProps, 'session'>) {
  const { workshop, answers } = session
  const progress = useProgress(session)
  return (
    <>
      <div className="scores">
        <Cylinders
          scores={scoresFrom(answers, workshop.scoreQuestions)}
          desired={workshop.desiredScores}
          last={progress?.list}
        />
        <ScoreLegend
          indicator="trust"
          current={m.score_current_team()}
          desired={m.score_desired_teams()}
          last={progress?.day}
        />
      </div>
      {progress && (
        <div className="since">
          <Story list={progress.list} />
        </div>
      )}
    </>
  )
}
