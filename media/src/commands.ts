import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Debian package of every command that the program runs. */
const PACKAGES = {
  ffmpeg: 'ffmpeg',
  sox: 'sox',
  'espeak-ng': 'espeak-ng',
  chromium: 'chromium',
} as const
export type Command = keyof typeof PACKAGES

export const isInstalled = (command: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)))

/** Returns a sentence for every missing command. */
export function missingCommands(commands: Iterable<Command>): string[] {
  const missing = [...new Set(commands)].filter((command) => !isInstalled(command))
  return missing.map((command) => `The command ${command} is missing: install the Debian package ${PACKAGES[command]}.`)
}
