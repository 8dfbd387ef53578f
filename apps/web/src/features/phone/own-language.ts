import type { Locale } from '@thrive/domain'
import { createContext } from 'react'

/** Sets this phone's language; null while it uses the room's. */
export const OwnLanguage = createContext<((locale: Locale) => void) | null>(null)
