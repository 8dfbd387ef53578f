import { homedir } from 'node:os'
import { join } from 'node:path'

/** Files are named by their path from the repository root, so that the manifest is the same on every machine. */
export const ROOT = join(import.meta.dirname, '..', '..')
export const MEDIA = 'media'
export const PUBLIC = 'apps/web/public'
export const DOCS = 'docs'

export const whereIs = (file: string) => join(ROOT, file)

/** The neural voice and its cached sentences: too large for the repository, and shared by all its checkouts. */
export const VOICES = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'thrive-voices')
