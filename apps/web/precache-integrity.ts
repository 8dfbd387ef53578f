import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, pageIn } from '@thrive/domain'

const hashOf = (bytes: string | Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** The hash that a file of the precache list must have. The server sends its page in any of the languages. */
function integrityOf(file: string): string {
  const bytes = readFileSync(file)
  return file.endsWith('.html')
    ? LOCALES.map((locale) => hashOf(pageIn(bytes.toString(), locale))).join(' ')
    : hashOf(bytes)
}

export const withIntegrity =
  (folder: string) =>
  <Entry extends { url: string }>(entries: Entry[]) => ({
    manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(join(folder, entry.url)) })),
  })
