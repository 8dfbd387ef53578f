import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOf } from './command-runs.ts'
import { shownCommands } from './document-commands.ts'

/** Writes docs/commands.md: every command of the pages that people follow, and what runs it. */
export function commandsPage(): string {
  const rows = shownCommands().map(({ command, pages }) => {
    const { by, not } = runOf(command) ?? {}
    const shown = `\`${command.replaceAll('|', '\\|')}\``
    return { isRun: by !== undefined, row: `| ${shown} | ${pages.join(', ')} | ${by ? `\`${by}\`` : not} |` }
  })
  const table = (isRun: boolean) => rows.filter((one) => one.isRun === isRun).map(({ row }) => row)
  const run = table(true)
  const notRun = table(false)
  return `# Commands

Every command that README, hosting, upgrading, backup and runbook show, and what runs it, or why nothing does. The named file is a test, or a step of \`npm run check\`, \`check:slow\` or \`check:full\`, that does what the command does, with addresses and names of its own; \`thrive …\` and \`npm run …\` start the same file. This page is written by \`npm run commands\`; a new command is given its place in \`scripts/command-runs.ts\`.

## Run: ${run.length}

| command | shown in | run by |
|---|---|---|
${run.join('\n')}

## Not run: ${notRun.length}

| command | shown in | why |
|---|---|---|
${notRun.join('\n')}
`
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../docs/commands.md'), commandsPage())
