import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const PAGES = ['README.md', 'docs/hosting.md', 'docs/upgrading.md', 'docs/backup.md', 'docs/runbook.md']
/** Settings before a command, then a program with at least one argument. */
const COMMAND =
  /^(?:[A-Z_]+=(?:'[^']*'|\S+) )*(?:npm|npx|docker compose|docker buildx|thrive|git|openssl|cosign|systemctl|pg_\w+|(?:\.|deploy)\/(?:backup|restore)) \S/

export interface Shown {
  command: string
  pages: string[]
}

/** Returns the lines of a shell block, with the body of a here-document left out. */
function linesOf(block: string): string[] {
  const lines: string[] = []
  let end = ''
  for (const line of block.split('\n')) {
    if (end) {
      if (line.trim() === end) end = ''
      continue
    }
    ;[, end = ''] = /<<-?'?(\w+)'?/.exec(line) ?? []
    const before = lines.at(-1)
    if (before?.endsWith('\\')) lines[lines.length - 1] = `${before.slice(0, -1)}${line.trim()}`
    else if (line.trim() && !line.trim().startsWith('#')) lines.push(line.trim())
  }
  return lines
}

/** Returns the commands of a page: the lines of its shell blocks, and the commands within its sentences. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => linesOf(block))
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span).filter((span) => COMMAND.test(span))
  return [...new Set([...blocks, ...spans])]
}

/** Returns every command of the pages that people follow, with the pages that show it. */
export function shownCommands(): Shown[] {
  const pages = new Map<string, string[]>()
  for (const page of PAGES) {
    if (!existsSync(join(ROOT, page))) continue
    for (const command of commandsIn(readFileSync(join(ROOT, page), 'utf8')))
      pages.set(command, [...(pages.get(command) ?? []), page])
  }
  return [...pages].map(([command, found]) => ({ command, pages: found }))
}
