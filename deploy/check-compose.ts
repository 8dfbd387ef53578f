import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { releaseCompose, releaseEnv } from '../scripts/release/composition.ts'

/**
 * Checks that Compose accepts compose.yaml with the example settings, in the repository and as a release has it, and
 * that services are pinned and limited.
 */
interface Service {
  image: string
  mem_limit?: string | number
  pids_limit?: number
}

const isNew = spawnSync('docker', ['compose', 'version']).status === 0
const [command = '', ...first] = isNew ? ['docker', 'compose'] : ['docker-compose']
const folder = mkdtempSync(join(tmpdir(), 'thrive-compose-'))

function check(what: string, compose: string, settings: string) {
  // Debian 12 has 1.29, which supports everything here except the name.
  writeFileSync(join(folder, 'compose.yaml'), isNew ? compose : compose.replace(/^name:.*$/m, ''))
  writeFileSync(join(folder, '.env'), settings.replace(/(_PASSWORD)=$/gm, '$1=example'))
  const text = execFileSync(command, [...first, '-f', 'compose.yaml', 'config'], {
    cwd: folder,
    env: { ...process.env, COMPOSE_PROFILES: 'two-nodes,redis,s3,monitoring' },
    encoding: 'utf8',
  })
  const services = Object.entries<Service>(parse(text).services)
  const faults = services.flatMap(([name, { image, mem_limit, pids_limit }]) => [
    ...(image === 'thrive' || /:v?\d+\.\d+(\.\d+)?\b/.test(image) ? [] : [`${name}: ${image} is not an exact tag`]),
    ...(mem_limit ? [] : [`${name} has no limit on memory`]),
    ...(pids_limit ? [] : [`${name} has no limit on processes`]),
  ])
  if (services.length < 8) faults.push(`only ${services.length} services were read`)
  if (faults.length > 0) throw new Error(`${what}:\n${faults.join('\n')}`)
  console.log(`${what}: ${services.length} services, each pinned and limited`)
}

try {
  cpSync(import.meta.dirname, folder, { recursive: true })
  const [compose, settings] = ['compose.yaml', '.env.example'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ) as [string, string]
  check('compose.yaml', compose, settings)
  check('as released', releaseCompose(compose, 'registry.example/thrive'), releaseEnv(settings, '1.0.0'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
