import { type FilmLanguage, type FilmPlace, type OwnFilm, SPOKEN, shownFilm } from '@thrive/domain'
import { m } from '@thrive/words'
import { Icon } from '../../../ui/layout/icon.tsx'
import { checkMark } from '../../../ui/layout/line-icons.ts'
import { clockText } from '../../../ui/player/clock-text.ts'
import { OWN_NAMES } from '../film-language-name.ts'
import { useFilmSeconds } from './use-film-seconds.ts'

interface FilmLanguagesProps {
  page: Pick<FilmPlace, 'slug' | 'section' | 'key'>
  films: { spoken: FilmLanguage; own: OwnFilm | null }[]
  chosen: FilmLanguage
  onChoose: (spoken: FilmLanguage) => void
}

/** Whose film is in use in each spoken language. */
export function FilmLanguages({ page, films, chosen, onChoose }: FilmLanguagesProps) {
  const pathOf = ({ spoken, own }: (typeof films)[number]) =>
    shownFilm({ ...page, language: spoken }, own ?? undefined, []).film
  const seconds = useFilmSeconds(films.map(pathOf))
  return (
    <section className="card flush">
      <table className="inset langs">
        <thead>
          <tr>
            <th scope="col">{m.film_spoken_in()}</th>
            <th scope="col">{m.film_film()}</th>
            <th scope="col" className="num-col">
              {m.film_length()}
            </th>
          </tr>
        </thead>
        <tbody>
          {films.map((film) => (
            <tr key={film.spoken} className={film.spoken === chosen ? 'chosen' : undefined}>
              <td>
                <button
                  type="button"
                  className="link"
                  lang={SPOKEN[film.spoken]}
                  aria-pressed={film.spoken === chosen}
                  onClick={() => onChoose(film.spoken)}
                >
                  {OWN_NAMES[film.spoken]}
                </button>
              </td>
              <td>
                {film.own ? (
                  <span className="label-pill ink">
                    <Icon path={checkMark} line />
                    {m.film_yours()}
                  </span>
                ) : (
                  <span className="label-pill dashed">{m.film_stand_in()}</span>
                )}
              </td>
              <td className="num-col">{lengthText(film.own?.seconds ?? seconds[pathOf(film)])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Empty until it is known. */
const lengthText = (seconds: number | undefined) => (seconds ? clockText(seconds) : '')
