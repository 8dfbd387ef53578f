import { type FilmFact, heardIn, type Locale } from '@thrive/domain'
import type { RoomPage } from './api.ts'

/** Returns the page's film in the room's chosen or default language. */
export function shownFilm({ films }: RoomPage, film: FilmFact | null, lang: Locale | null) {
  const spoken = films.map(({ language }) => language)
  const heard = film?.language ?? heardIn({ spoken, asked: [], chosen: null, screens: lang })
  return films.find(({ language }) => language === heard) ?? films[0]
}
