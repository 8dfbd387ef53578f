import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parseEnv } from '../apps/server/src/env.ts'
import { registerHr } from '../apps/server/src/features/admin/service.ts'
import { connect } from '../apps/server/src/plugins/db.ts'
import { migrate } from '../apps/server/src/plugins/migrate.ts'

/** npm run hr:create -- name@company.example   (the password is asked for, or read from standard input) */
const [email] = parseArgs({ allowPositionals: true }).positionals
if (!email) {
  console.error('usage: npm run hr:create -- E-MAIL')
  process.exit(2)
}
const env = parseEnv(process.env)
await migrate(env.DATABASE_URL)
const input = createInterface({ input: process.stdin, output: process.stdout })
const password = await input.question('Password (12 characters or more): ')
input.close()

const db = connect({ url: env.DATABASE_URL, pool: 1 })
try {
  await registerHr(db, email, password)
  console.log(`${email} can log in at /admin`)
} catch (error) {
  console.error(error instanceof Error && 'statusCode' in error ? error.message : `not created: ${error}`)
  process.exitCode = 1
} finally {
  await db.destroy()
}
