import { TOTP } from 'otpauth'
import type pg from 'pg'
import type { Client } from './client.ts'

type Token = { authorization: string }

/** Returns the code an authenticator app shows for this secret, this many 30-second steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + steps * 30_000 })

export async function beginFactor(client: Client, token: Token) {
  const { body } = await client.post('/api/admin/factor/begin', {}, token)
  return body as { secret: string; uri: string }
}

/** Enables the second factor. The current code works once more, so that no test waits for the next one. */
export async function setUpFactor(client: Client, token: Token, sql: pg.Pool) {
  const { secret } = await beginFactor(client, token)
  const { status, body } = await client.post('/api/admin/factor/confirm', { code: codeOf(secret) }, token)
  if (status !== 200) throw new Error(`the factor was not confirmed: ${status} ${JSON.stringify(body)}`)
  await sql.query('update hr_account set factor_step = null')
  return { secret, codes: (body as { codes: string[] }).codes }
}
