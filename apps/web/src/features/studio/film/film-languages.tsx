import type { FilmLanguage, OwnFilm } from '@thrive/domain'
import { m } from '@thrive/words'
import { Icon } from '../../../ui/layout/icon.tsx'
import { checkMark } from '../../../ui/layout/line-icons.ts'
import { clockText } from '../../../ui/player/clock-text.ts'
import { filmLanguageName } from '../film-language-name.ts'

interface FilmLanguagesProps {
  films: { spoken: FilmLanguage; own: OwnFilm | null }[]
  chosen: FilmLanguage
  onChoose: (spoken: FilmLanguage) => void
}

/** Whose film is in use in each spoken language. */
export function FilmLanguages({ films, chosen, onChoose }: FilmLanguagesProps) {
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
          {films.map(({ spoken, own }) => (
            <tr key={spoken} className={spoken === chosen ? 'chosen' : undefined}>
              <td>
                <button
                  type="button"
                  className="link"
                  aria-pressed={spoken === chosen}
                  onClick={() => onChoose(spoken)}
                >
                  {filmLanguageName(spoken)}
                </button>
              </td>
              <td>
                {own ? (
                  <span className="label-pill ink">
                    <Icon path={checkMark} line />
                    {m.film_yours()}
                  </span>
                ) : (
                  <span className="label-pill dashed">{m.film_stand_in()}</span>
                )}
              </td>
              <td className="num-col">{own?.seconds ? clockText(own.seconds) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
