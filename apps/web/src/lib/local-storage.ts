import { FILM_LANGUAGES, type FilmLanguage } from '@thrive/domain'
import { read, write } from './browser-storage.ts'
import { LOCALE_KEY, OFFERED_KEY } from './chosen-locale.ts'
import { forgetPace } from './kept-pace.ts'
import { LAST_RESULTS, lastResults } from './last-results.ts'

const KEYS = {
  language: 'selected_language',
  captions: 'caption_language',
  session: 'current_session',
  token: 'access_token',
  loginEnd: 'login_ended',
  roomTicks: 'room_ticks',
} as const

const NO_CAPTIONS = 'off'

/** Belongs to the room, not to the session, so a new session keeps it. */
const CARRIED_OVER = [KEYS.captions, KEYS.roomTicks, LOCALE_KEY, OFFERED_KEY]

/** The language that the team chose for the films, if any. */
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
  keepOnly(CARRIED_OVER)
  // Another team's results are not for the current one.
  if (offered === uuid) saveLastResults(uuid)
  write(KEYS.session, uuid)
}

/** Removes every trace of sessions, but not a login of HR. */
export const forgetSessions = () => keepOnly([...CARRIED_OVER, KEYS.token, KEYS.loginEnd])

function keepOnly(keys: string[]) {
  const kept = keys.map((key) => [key, read(key)] as const)
  try {
    localStorage.clear()
  } catch {
    // Nothing was stored.
  }
  for (const [key, value] of kept) write(key, value)
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
/** Forgets this session; another session's results stay on offer. */
export function forgetLastResults(uuid: string) {
  if (lastResults() === uuid) write(LAST_RESULTS, null)
}

/** The room's materials ticked off, as `version:number`; the same room may be checked again next week. */
export const roomTicks = (): string[] => read(KEYS.roomTicks)?.split(',') ?? []
export const saveRoomTicks = (ticks: string[]) => write(KEYS.roomTicks, ticks.length > 0 ? ticks.join() : null)

export const savedToken = () => read(KEYS.token)
export const saveToken = (token: string | null) => write(KEYS.token, token)

/** Why the last login of HR on this computer ended, as the code of a refusal. */
export const savedLoginEnd = () => read(KEYS.loginEnd)
export const saveLoginEnd = (why: string | null) => write(KEYS.loginEnd, why)
