import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type Env, parseEnv } from '../env.ts'
import { markBackup, openMarks } from '../infra/backup-mark.ts'
import { putMissing, storedFiles } from '../infra/photo-archive.ts'
import { packTar, unpackTar } from '../infra/tar.ts'
import { manifestHead, refusalOf } from './manifest.ts'

/** The parts of deploy/backup and deploy/restore that only the product can do. Archives pass by standard streams. */
const COMMANDS: Record<string, (env: Env, options: { withoutKey: boolean }) => Promise<void>> = {
  /** The database's address and, on the second line, its password, which belongs into no list of processes. */
  async address({ DATABASE_URL }) {
    const url = new URL(DATABASE_URL)
    const password = decodeURIComponent(url.password)
    url.password = ''
    console.log(`${url}\n${password}`)
  },
  async describe(env) {
    console.log(manifestHead(env))
  },
  /** Packs the photos, except those whose names stand on standard input. */
  async photos(env) {
    const except = new Set((await text(process.stdin)).split('\n'))
    await pipeline(Readable.from(packTar(storedFiles(env, except))), process.stdout)
  },
  /** Tells the metrics that a good backup was made now. */
  async mark(env) {
    await markBackup(await openMarks(env))
  },
  async check(env, { withoutKey }) {
    const refusal = refusalOf(await text(process.stdin), { keys: env, withoutKey })
    if (!refusal) return
    console.error(refusal)
    process.exitCode = 1
  },
  async 'put-photos'(env) {
    console.log(`${await putMissing(env, unpackTar(process.stdin))} photos and lists of erasures were missing here`)
  },
  async finish(env) {
    // The only command that needs the features, which take longer to load than the others take altogether.
    const { finishRestore } = await import('./finish-restore.ts')
    console.log(await finishRestore(env))
  },
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-key': { type: 'boolean', default: false } },
})
const command = COMMANDS[positionals[0] ?? '']
if (!command) {
  console.error('these commands are for deploy/backup and deploy/restore; only mark is of use by itself')
  process.exit(2)
}
await command(parseEnv(process.env), { withoutKey: values['without-key'] })
