import { FILM_LANGUAGES, type FilmLanguage } from '@thrive/domain'
import { read, write } from './browser-storage.ts'
import { forgetPace } from './kept-pace.ts'
import { LAST_RESULTS, lastResults } from './last-results.ts'
import { LOCALE_KEY } from './locale.ts'

const KEYS = {
  language: 'selected_language',
  captions: 'caption_language',
  session: 'current_session',
  token: 'access_token',
  loginEnd: 'login_ended',
  roomTicks: 'room_ticks',
} as const

const NO_CAPTIONS = 'off'

/** Belongs to the room, not to the session: a new session finds it again. */
const CARRIED_OVER = [KEYS.captions, KEYS.roomTicks, LOCALE_KEY]

/** What the films are heard in, where the team chose it for the films. */
export function savedLanguage(): FilmLanguage | null {
  const value = read(KEYS.language)
  return FILM_LANGUAGES.find((language) => language === value) ?? null
}
export const saveLanguage = (language: FilmLanguage | null) => write(KEYS.language, language)

/** Null for none, undefined until somebody chooses. */
export function savedCaptions(): string | null | undefined {
  const value = read(KEYS.captions)
  return value === NO_CAPTIONS ? null : (value ?? undefined)
}
export const saveCaptions = (language: string | null) => write(KEYS.captions, language ?? NO_CAPTIONS)

/** A new session begins with a clean slate. */
export function keepOnlySession(uuid: string) {
  const offered = lastResults()
  const carried = CARRIED_OVER.map((key) => [key, read(key)] as const)
  try {
    localStorage.clear()
  } catch {
    // Nothing was kept.
  }
  for (const [key, value] of carried) write(key, value)
  // The results of another team are not for those who play here now.
  if (offered === uuid) saveLastResults(uuid)
  write(KEYS.session, uuid)
}
export const currentSession = () => read(KEYS.session)

/** Removes everything that leads to this session. */
export function forgetSession(uuid: string) {
  if (currentSession() === uuid) write(KEYS.session, null)
  forgetLastResults(uuid)
  forgetPace(uuid)
}

/** A session has been finished here: the start screen offers its results. */
export const saveLastResults = (uuid: string) => write(LAST_RESULTS, uuid)
/** This session is gone; results of another one stay on offer. */
export function forgetLastResults(uuid: string) {
  if (lastResults() === uuid) write(LAST_RESULTS, null)
}

/** What of the room's material is there, as `version:number`; the same room may be checked again next week. */
export const roomTicks = (): string[] => read(KEYS.roomTicks)?.split(',') ?? []
export const saveRoomTicks = (ticks: string[]) => write(KEYS.roomTicks, ticks.length > 0 ? ticks.join() : null)

export const savedToken = () => read(KEYS.token)
export const saveToken = (token: string | null) => write(KEYS.token, token)

/** Why the last login of HR on this computer ended: the code of a refusal. */
export const savedLoginEnd = () => read(KEYS.loginEnd)
export const saveLoginEnd = (why: string | null) => write(KEYS.loginEnd, why)
