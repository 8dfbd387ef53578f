import { randomBytes } from 'node:crypto'
import type { Env } from '../apps/server/src/env.ts'
import { saveSignIn } from '../apps/server/src/features/hr/sign-in/service.ts'
import type { Database } from '../apps/server/src/infra/database.ts'
import { CLIENT, startCompany } from './company-provider.ts'

const PEOPLE = [
  { subject: 'noor', email: 'noor.devries@havenlicht.example', name: 'Noor de Vries' },
  { subject: 'lien', email: 'lien.maes@havenlicht.example', name: 'Lien Maes' },
]

/** What company sign-in needs of the environment, unless it is set. */
export const withCompanySettings = ({ HOST = '127.0.0.1', PORT = '3000' }: NodeJS.ProcessEnv) => ({
  PUBLIC_URL: `http://${HOST}:${PORT}`,
  SECRETS_KEY: randomBytes(32).toString('base64'),
})

/** A made-up company on this machine, with the product set up for its two people. */
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
  return { ...company, people: PEOPLE.map(({ email }) => email) }
}
