import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { settings } from '../apps/server/src/env.ts'

/** Writes docs/settings.md from the single definition of the settings; --verify only checks that it is current. */
const FILE = join(import.meta.dirname, '../docs/settings.md')

interface Property {
  description?: string
  default?: unknown
  enum?: string[]
}

export function settingsPage(): string {
  const { properties = {}, required = [] } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' })
  const rows = Object.entries(properties as Record<string, Property>).map(([name, { description = '', ...rest }]) => {
    const fallback = required.includes(name) ? '**required**' : rest.default === undefined ? '' : `\`${rest.default}\``
    const choices = rest.enum ? ` (${rest.enum.map((choice) => `\`${choice}\``).join(', ')})` : ''
    return `| \`${name}\` | ${fallback} | ${description}${choices} |`
  })
  return `# Settings

The server reads these from its environment, or from a file \`.env\` beside \`package.json\`. An empty value counts as absent; a value that does not fit ends the start with a message that names it. This page is written by \`npm run settings\`.

| setting | default | what it is for |
|---|---|---|
${rows.join('\n')}
`
}

if (import.meta.main) {
  if (!process.argv.includes('--verify')) writeFileSync(FILE, settingsPage())
  else if (readFileSync(FILE, 'utf8') !== settingsPage()) throw new Error('docs/settings.md is stale: npm run settings')
}
