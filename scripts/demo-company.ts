import { randomBytes } from 'node:crypto'
import type { Env } from '../apps/server/src/env.ts'
import { readSaved } from '../apps/server/src/features/hr/company/settings-data.ts'
import { activateTried, saveSignIn } from '../apps/server/src/features/hr/company/settings-service.ts'
import type { Database } from '../apps/server/src/infra/database.ts'
import { CLIENT, startCompany } from './company-provider.ts'

const PEOPLE = [
  { subject: 'noor', email: 'noor.devries@havenlicht.example', name: 'Noor de Vries' },
  { subject: 'lien', email: 'lien.maes@havenlicht.example', name: 'Lien Maes' },
]

/** The environment variables that company sign-in needs, unless they are set. */
export const withCompanySettings = ({ HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv) => ({
  PUBLIC_URL: `http://${HOST}:${PORT}`,
  SECRETS_KEY: randomBytes(32).toString('base64'),
})

/** Starts a made-up company on this machine, and sets up the product for its two people. */
export async function startDemoCompany(db: Database, env: Env) {
  const company = await startCompany(PEOPLE, new URL('/sign-in', env.PUBLIC_URL).href)
  await saveSignIn({ db, env }, 'demo', {
    on: true,
    issuer: company.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    domains: ['havenlicht.example'],
    onlyInvited: false,
    firstRole: 'analyst',
    onlyWay: false,
    factorRequired: false,
  })
  // Activates the settings as if the owner had tried them: the demo starts with company sign-in in use.
  await db.transaction().execute(async (tx) => activateTried(tx, await readSaved(tx)))
  return { ...company, people: PEOPLE.map(({ email }) => email) }
}
