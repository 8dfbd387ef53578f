import { type CaptionLanguage, type FilmLanguage, type OwnFilm, type Section, SPOKEN } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { useParams } from '../../../lib/navigation.tsx'
import { Problem } from '../../hr/frame/problem.tsx'
import { type DraftPage, type PageName, type StoryPage, usePage, usePages } from '../api.ts'
import { ConflictCard } from '../conflict-card.tsx'
import { type Draft, useDraft } from '../draft.ts'
import { type EditedPlace, placeOf } from '../edited-place.ts'
import '../editor.css'
import { SubBar } from '../sub-bar.tsx'
import { CaptionsCard } from './captions-card.tsx'
import { FilmCard } from './film-card.tsx'
import { FilmLanguages } from './film-languages.tsx'
import { FilmStage } from './film-stage.tsx'
import './film.css'
import { StudioFrame } from '../studio-frame.tsx'
import { filmValue, ownFilmOf, pendingOf, withSaved } from './own-film.ts'
import { Posters } from './posters.tsx'
import { type SavedCaptions, useCues } from './use-cues.ts'

/** The film of a page in each spoken language, with its poster and its captions. */
export function FilmPage() {
  const { slug = '', section = '', key = '' } = useParams()
  const name = { slug, section, key }
  const page = usePage(name)
  const { data: pages } = usePages(slug, 'en')
  const draft = useDraft(slug)
  const current = pages?.find((each) => each.section === section && each.key === key)
  return (
    <StudioFrame title={current ? m.film_of_page({ title: current.title }) : m.hr_studio()} className="editor">
      {page.error && <Problem error={page.error} onRetry={() => void page.refetch()} />}
      {page.data && draft && pages && current && (
        <Films name={name} pages={pages} current={current} page={page.data} draft={draft} />
      )}
    </StudioFrame>
  )
}

interface FilmsProps {
  name: PageName
  pages: StoryPage[]
  current: StoryPage
  page: DraftPage
  draft: Draft
}

function Films({ name, pages, current, page, draft }: FilmsProps) {
  const films = page.fields.flatMap((field) => {
    const words = field.languages.en
    if (field.kind !== 'film' || !words) return []
    const spoken = field.place.split('/').at(-1) as FilmLanguage
    return [{ spoken, edited: placeOf(draft, field, 'en', words), place: field.place }]
  })
  const [chosen, setChosen] = useState<FilmLanguage | null>(null)
  const film = films.find(({ spoken }) => spoken === chosen) ?? films[0]
  return (
    <>
      <SubBar slug={name.slug} lang="en" pages={pages} current={current} snapshot={draft.snapshot} />
      <ConflictCard name={name} page={page} draft={draft} />
      <div className="edit filmed">
        <h1 className="vh">{m.film_of_page({ title: current.title })}</h1>
        {film ? (
          <FilmEditor
            key={film.place}
            name={name}
            title={current.title}
            spoken={film.spoken}
            edited={film.edited}
            films={page.films}
            problems={page.problems.filter(({ place }) => place === film.place)}
            languages={
              <FilmLanguages
                page={{ slug: name.slug, section: name.section as Section, key: name.key }}
                films={films.map(({ spoken, edited }) => ({ spoken, own: ownFilmOf(edited.value) }))}
                chosen={film.spoken}
                onChoose={setChosen}
              />
            }
          />
        ) : (
          <p>{m.film_none()}</p>
        )}
      </div>
    </>
  )
}

interface FilmEditorProps {
  name: PageName
  title: string
  spoken: FilmLanguage
  edited: EditedPlace
  films: DraftPage['films']
  problems: DraftPage['problems']
  languages: React.ReactNode
}

function FilmEditor({ name, title, spoken, edited, films, problems, languages }: FilmEditorProps) {
  const own = ownFilmOf(edited.value)
  const [language, setLanguage] = useState<CaptionLanguage>(SPOKEN[spoken])
  const [moment, setMoment] = useState<{ at: number; length: number }>({ at: 0, length: own?.seconds ?? 0 })
  /** Captions that are still being edited stay pending, except in the languages that this change brings. */
  const put = (film: OwnFilm | null, brought: readonly string[] = []) => {
    const left = Object.entries(pendingOf(edited.text)).filter(([one]) => film && !brought.includes(one))
    edited.change(film && filmValue(film))
    if (left.length > 0) edited.keepText(JSON.stringify(Object.fromEntries(left)))
    edited.leave()
  }
  const onSaved = (saved: SavedCaptions) =>
    own && put({ ...own, captions: withSaved(own.captions, saved) }, Object.keys(saved))
  const cues = useCues({ own, language, edited, onSaved })
  const place = { slug: name.slug, section: name.section as Section, key: name.key, language: spoken }
  return (
    <>
      <div className="form">
        <div>
          <h2>{title}</h2>
          <p className="muted">{m.film_shown_how()}</p>
        </div>
        {languages}
        <FilmCard spoken={spoken} own={own} films={films} problems={problems} onFilm={put} />
        {own && <Posters key={own.file} own={own} onPoster={(poster) => put({ ...own, poster })} />}
      </div>
      <div className="stagecol">
        <FilmStage place={place} own={own} cues={cues.cues} language={language} onMoment={setMoment} seek={cues.seek} />
        {own && (
          <CaptionsCard
            own={own}
            language={language}
            onLanguage={setLanguage}
            onCaptions={(file) => onSaved({ [language]: file })}
            cues={cues}
            moment={moment}
          />
        )}
      </div>
    </>
  )
}
