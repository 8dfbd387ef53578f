import { parseEnv } from '../env.ts'
import { rekey, Unreadable } from '../features/hr/account/rekey-service.ts'
import { rekeyLinks } from '../features/round/rekey-service.ts'
import { connect } from '../infra/database.ts'

/** Re-encrypts all secrets from SECRETS_KEY_BEFORE to SECRETS_KEY. Running it twice is safe. */
const env = parseEnv(process.env)
if (!env.SECRETS_KEY || !env.SECRETS_KEY_BEFORE) {
  console.error('set SECRETS_KEY to the new key and SECRETS_KEY_BEFORE to the one before')
  process.exit(2)
}
const db = connect({ url: env.DATABASE_URL, pool: 1 })
try {
  const secrets = await rekey(db, env)
  const { links, unreadable } = await rekeyLinks(db, env)
  const done = `${secrets} secrets and ${links} links are encrypted with the new key`
  if (unreadable > 0) {
    console.error(`${done}; neither key opens ${unreadable} links of invitees`)
    process.exitCode = 1
  } else console.log(`${done}: SECRETS_KEY_BEFORE can go`)
} catch (error) {
  if (!(error instanceof Unreadable)) throw error
  console.error(`nothing was changed: neither key opens what belongs to ${error.message}`)
  process.exitCode = 1
} finally {
  await db.destroy()
}
