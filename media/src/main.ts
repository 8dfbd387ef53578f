import { parseArgs } from 'node:util'
import { missingCommands } from './commands.ts'
import { chooseVoice } from './film/voice.ts'
import type { Job } from './job.ts'
import { planJobs, planSheets } from './jobs.ts'
import { makeAll, removeOrphans } from './make.ts'
import { bytesOf, readManifest, stateOf } from './manifest.ts'
import { size } from './progress.ts'
import { speakAll } from './speak.ts'

const USAGE = `npm run media                             makes what changed
npm run media -- --only v1/survey/NL/1    only what this names, or what lies under it; may be given several times
npm run media -- --speak                  only lets the English and French voice say what it has not said yet
npm run media -- --sheet                  only the contact sheets
npm run media -- --check                  makes nothing, and says what would be made`

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    speak: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const named = ({ id }: { id: string }) =>
  !values.only || values.only.some((name) => id === name || id.startsWith(`${name}/`))

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}

/** A missing command ends the run before any work is done; a missing voice only lowers the quality. */
function complain(jobs: readonly Job[]) {
  const missing = missingCommands(jobs.flatMap((job) => job.needs))
  if (missing.length) {
    console.error(missing.join('\n'))
    process.exit(1)
  }
  const speaks = jobs.some((job) => job.needs.includes('espeak-ng'))
  if (speaks && chooseVoice('NL').fallback) {
    console.warn(
      'The better Dutch voice is missing, so the fallback speaks: install the Debian packages mbrola and mbrola-nl2, ' +
        'from the sections contrib and non-free.',
    )
  }
}

function refuse(foreign: readonly Job[]) {
  if (!foreign.length) return
  for (const { id } of foreign) console.error(`${id}: a file is there that this program did not make, so it stays`)
  fail('Name a real film in media/real-films.yaml, or delete the file to have the stand-in again.')
}

async function run() {
  const plan = planJobs()
  const manifest = readManifest()
  const stateIn = (job: Job) => stateOf(job, manifest.outputs[job.id])
  const asked = values.sheet ? [] : plan.outputs.filter(named)
  if (values.only && !values.sheet && !asked.length) return fail(`Nothing is called ${values.only.join(' or ')}.`)
  const staleSheets = () => planSheets(manifest).filter((job) => stateIn(job) === 'stale')
  refuse([...asked, ...planSheets(manifest)].filter((job) => stateIn(job) === 'foreign'))
  const stale = asked.filter((job) => stateIn(job) === 'stale')
  if (values.check) {
    const all = [...stale, ...staleSheets()]
    for (const { id } of all) console.log(`to be made: ${id}`)
    if (all.length) process.exitCode = 1
    return
  }
  complain([...stale, ...staleSheets()])
  for (const prepare of new Set(stale.flatMap((job) => job.prepare ?? []))) prepare()
  const begin = performance.now()
  await makeAll(stale, manifest)
  await makeAll(
    staleSheets().filter((sheet) => sheet.shows?.every((file) => bytesOf(file) !== null)),
    manifest,
  )
  removeOrphans(plan, manifest)
  const sizes = Object.values(manifest.outputs).flatMap(({ files }) => Object.values(files))
  const whole = size(sizes.reduce((sum, bytes) => sum + bytes, 0))
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  console.log(
    stale.length ? `${stale.length} made in ${minutes} minutes; ${whole} in all` : `nothing to make; ${whole}`,
  )
}

if (values.help) console.log(USAGE)
else if (values.speak) await speakAll(named)
else await run()
