import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Checks that Compose accepts compose.yaml with the example settings, and that services are pinned and limited. */
interface Service {
  image: string
  mem_limit?: string | number
  pids_limit?: number
}

const isNew = spawnSync('docker', ['compose', 'version']).status === 0
const [command = '', ...first] = isNew ? ['docker', 'compose'] : ['docker-compose']
const folder = mkdtempSync(join(tmpdir(), 'thrive-compose-'))
try {
  cpSync(import.meta.dirname, folder, { recursive: true })
  const change = (file: string, how: (text: string) => string) =>
    writeFileSync(join(folder, file), how(readFileSync(join(folder, file), 'utf8')))
  cpSync(join(folder, '.env.example'), join(folder, '.env'))
  change('.env', (text) => text.replace(/(_PASSWORD)=$/gm, '$1=example'))
  // Debian 12 has 1.29, which supports everything here except the name.
  if (!isNew) change('compose.yaml', (text) => text.replace(/^name:.*$/m, ''))

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
  if (faults.length > 0) throw new Error(faults.join('\n'))
  console.log(`${services.length} services, each pinned and limited`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
