import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Drill, inSeconds } from './drill.ts'

interface Suite {
  suites?: Suite[]
  specs: { title: string; ok: boolean }[]
}

const ROOT = join(import.meta.dirname, '../..')
const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** Runs the browser tests about what can go wrong in a room, on the built product. */
export const roomDrill: Drill = async ({ atEnd }) => {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-room-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  const begun = performance.now()
  const run = (...args: string[]) =>
    spawnSync('npm', ['run', '--silent', ...args], {
      cwd: ROOT,
      env: { ...process.env, E2E_REPORT: file },
      stdio: 'inherit',
    })
  run('build')
  run('e2e', '--', 'room.spec.ts', 'offline.spec.ts')
  const specs = (JSON.parse(readFileSync(file, 'utf8')).suites as Suite[]).flatMap(specsOf)
  return {
    figures: `${specs.length} faults in a browser in ${inSeconds(performance.now() - begun)}`,
    problems: specs.filter(({ ok }) => !ok).map(({ title }) => title),
  }
}
