import type { Language } from '@thrive/domain'

const KEYS = { language: 'selected_language', session: 'current_session', token: 'access_token' } as const

/** A browser may refuse its storage altogether; then the visit goes on without it. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The value lives as long as the page.
  }
}

export function savedLanguage(): Language | null {
  const value = read(KEYS.language)
  return value === 'NL' || value === 'BE' ? value : null
}
export const saveLanguage = (language: Language) => write(KEYS.language, language)

/** A new session begins with a clean slate. */
export function beginSession(uuid: string) {
  try {
    localStorage.clear()
  } catch {
    // Nothing was kept.
  }
  write(KEYS.session, uuid)
}
export const currentSession = () => read(KEYS.session)

export const savedToken = () => read(KEYS.token)
export const saveToken = (token: string | null) => write(KEYS.token, token)
