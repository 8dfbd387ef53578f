import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadWorkshops } from '@thrive/content'
import type { Role } from '@thrive/domain'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../src/app.ts'
import { type Env, parseEnv } from '../src/env.ts'
import { registerHr } from '../src/features/hr/people/operator-service.ts'
import { connect } from '../src/infra/database.ts'
import { EXAMPLE_SECRETS_KEY } from '../src/secrets.ts'
import { type Client, clientOf } from './client.ts'
import { freshDatabase } from './database.ts'
import { onEnd } from './endings.ts'

export { onEnd }

const workshops = loadWorkshops()

export const testEnv = (url: string, settings: Partial<Record<keyof Env, string>> = {}) =>
  parseEnv({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SECRETS_KEY: EXAMPLE_SECRETS_KEY,
    PHOTO_FOLDER: mkdtempSync(join(tmpdir(), 'thrive-photos-')),
    ...settings,
  })

export interface Running {
  app: FastifyInstance
  url: string
  /** The app's database, for checking what it stored. */
  sql: pg.Pool
}

/** The real server on its own database, closed when the test file ends. */
export async function buildServer(
  settings: Partial<Record<keyof Env, string>> = {},
  options: Partial<Parameters<typeof buildApp>[0]> = {},
): Promise<Running> {
  const url = settings.DATABASE_URL ?? (await freshDatabase())
  const app = await buildApp({ env: testEnv(url, settings), workshops, ...options })
  const sql = new pg.Pool({ connectionString: url, max: 2 })
  onEnd(async () => {
    await app.close()
    await sql.end()
  })
  return { app, url, sql }
}

export const HR = { email: 'hr@example.org', password: 'a long enough password' }

export async function buildHr(url: string, { email, password } = HR) {
  const db = connect({ url, pool: 1 })
  await registerHr(db, email, password)
  await db.destroy()
}

/** Creates a member with this role and logs it in. */
export async function buildMember(
  { client, url }: { client: Client; url: string },
  email: string,
  role: Role,
  password = HR.password,
) {
  const db = connect({ url, pool: 1 })
  await registerHr(db, email, password, role)
  await db.destroy()
  return client.login(email, password)
}

/** Starts a server with an HR account that is logged in. */
export async function buildHrServer(...options: Parameters<typeof buildServer>) {
  const running = await buildServer(...options)
  await buildHr(running.url)
  const client = clientOf(running.app)
  const token = await client.login(HR.email, HR.password)
  const ask = async <Answer>(path: string) => {
    const { status, body } = await client.get(path, token)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    return body as Answer
  }
  return { ...running, client, token, ask }
}
