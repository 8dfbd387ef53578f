import { homedir } from 'node:os'
import { join } from 'node:path'

/** Files are named by their path from the root of the repository, so that the manifest is the same on every machine. */
export const ROOT = join(import.meta.dirname, '..', '..')
export const MEDIA = 'media'
export const PUBLIC = 'apps/web/public'
export const DOCS = 'docs'

export const whereIs = (file: string) => join(ROOT, file)

/** The neural voice and what it has said: too large for the repository, and the same for every copy of it. */
export const VOICES = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'thrive-voices')
