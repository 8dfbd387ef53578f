import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { LIMITS, ROLES, type Role } from '@thrive/domain'
import { parseEnv } from '../env.ts'
import { listAccounts } from '../features/hr/account/data.ts'
import { removeFactor } from '../features/hr/account/factor-service.ts'
import { registerHr, removeHr, resetPassword, setDisabled } from '../features/hr/people/operator-service.ts'
import { connect, type Database } from '../infra/database.ts'
import { migrate } from '../infra/migrations.ts'

/** Manages HR accounts from the command line. The password is asked for, or read from standard input. */
const COMMANDS: Record<string, (db: Database, email: string, role: Role) => Promise<string>> = {
  async create(db, email, role) {
    await registerHr(db, email, await askPassword(), role)
    return `${email} can log in at /admin as ${role}`
  },
  async reset(db, email) {
    await resetPassword(db, email, await askPassword())
    return `${email} has a new password; every login with the old one has ended`
  },
  async disable(db, email) {
    await setDisabled(db, email, true)
    return `${email} can no longer log in; every login has ended`
  },
  async enable(db, email) {
    await setDisabled(db, email, false)
    return `${email} can log in again`
  },
  async remove(db, email) {
    await removeHr(db, email)
    return `${email} has no account any more; what it did stays in the audit log`
  },
  async 'factor-off'(db, email) {
    await removeFactor(db, email)
    return `${email} logs in with the password alone and can set up a second factor anew; every login has ended`
  },
  async list(db) {
    const accounts = await listAccounts(db)
    const lines = accounts.map(({ email, role, created_at, disabled_at, logins }) => {
      const state = disabled_at ? `disabled ${dayOf(disabled_at)}` : `logins open: ${logins}`
      return `${email.padEnd(40)} ${role.padEnd(7)}  since ${dayOf(created_at)}  ${state}`
    })
    return lines.join('\n') || 'there is no account yet'
  },
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

async function askPassword(): Promise<string> {
  // The password is read by a terminal interface that echoes nothing.
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const input = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY })
  process.stdout.write(`Password (${LIMITS.password.min} characters or more): `)
  const password = await input.question('')
  input.close()
  process.stdout.write('\n')
  return password
}

const [name = '', email, wanted = 'owner'] = parseArgs({ allowPositionals: true }).positionals
const command = COMMANDS[name]
const role = ROLES.find((one) => one === wanted)
if (!command || (name !== 'list' && !email) || !role) {
  console.error(
    'usage: npm run hr -- COMMAND, in the image thrive hr COMMAND: list | create E-MAIL [owner|analyst|viewer|author]' +
      ' | disable E-MAIL | enable E-MAIL | reset E-MAIL | remove E-MAIL | factor-off E-MAIL',
  )
  process.exit(2)
}
const env = parseEnv(process.env)
await migrate(env.DATABASE_URL)
const db = connect({ url: env.DATABASE_URL, pool: 1 })
try {
  console.log(await command(db, email ?? '', role))
} catch (error) {
  console.error(error instanceof Error && 'statusCode' in error ? error.message : `not done: ${error}`)
  process.exitCode = 1
} finally {
  await db.destroy()
}
