import type { Body, Response } from '@thrive/contract'
import { normaliseEmail } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import { isTaken } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { setProven } from '../account/login-data.ts'
import { openCompanyLogin } from '../account/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { addressOf, admit } from './admission.ts'
import { authorizationUrl, type Beginning, isAnswerTo, newAttempt } from './attempt.ts'
import { type Attempt, linkOfLogin, storeAttempt, takeAttempt } from './data.ts'
import { readInUse, readSaved, type SignInSettings } from './settings-data.ts'
import { activateTried, clientOf, redirectOf } from './settings-service.ts'
import { isFresh, type Visitor, visitorOf } from './visitor.ts'

type Needed = Pick<Deps, 'db' | 'env' | 'log'>
type Finished = Response<'POST /api/company/finish'>

/** This server as the provider's client, with the settings in use. A trial uses the saved settings, on or off. */
async function connection({ db, env }: Needed, isTrial: boolean) {
  const settings = await (isTrial ? readSaved(db) : readInUse(db))
  const redirect = redirectOf(env)
  if (!settings.issuer || !(settings.on || isTrial)) throw new Refusal(409, 'company-off')
  if (!redirect) throw new Refusal(409, 'no-public-url')
  return { settings, redirect, config: await clientOf(settings, env) }
}

/** `token` belongs to the login to confirm, or to the owner who runs the trial. */
export async function start(
  needed: Needed,
  { purpose, email, again }: Body<'POST /api/company/start'>,
  token: string | null,
): Promise<{ url: string; key: Beginning['key'] }> {
  const { config, redirect } = await connection(needed, purpose === 'test')
  const { key, attempt } = newAttempt(purpose, token)
  await storeAttempt(needed.db, key, attempt)
  const asked = { redirect, email: email && normaliseEmail(email), again: again !== undefined }
  return { url: await authorizationUrl(config, attempt, asked), key }
}

export interface Return {
  key: string | undefined
  sent: Body<'POST /api/company/finish'>
  /** Token of the login that makes the call, if any. */
  token: string
  userAgent: string | undefined
}

const expired = () => new Refusal(403, 'sign-in-expired')

export async function finish(needed: Needed, back: Return): Promise<Finished> {
  const attempt = back.key ? await takeAttempt(needed.db, back.key) : undefined
  if (!attempt || !isAnswerTo(attempt, back.sent.state)) throw expired()
  if (attempt.tokenHash && !attempt.tokenHash.equals(sha256(back.token))) throw expired()
  const { settings, config, redirect } = await connection(needed, attempt.purpose === 'test')
  const { state, code, iss, error } = back.sent
  if (error !== undefined || code === undefined) throw new Refusal(403, 'company-cancelled')
  const visitor = await visitorOf(config, attempt, { state, code, iss }, redirect, needed.log)
  if (attempt.purpose === 'confirm') return confirm(needed, attempt, visitor)
  if (attempt.purpose === 'test') return recordTrial(needed, attempt, visitor, settings)
  return { purpose: 'sign-in', token: await signIn(needed, visitor, settings, back.userAgent) }
}

/** Retries once if two first sign-ins of one person collide: the second attempt finds the account of the first. */
async function signIn(
  needed: Needed,
  visitor: Visitor,
  settings: SignInSettings,
  userAgent: string | undefined,
): Promise<string> {
  const enter = () =>
    needed.db.transaction().execute(async (tx) => {
      const { id, email } = await admit(tx, visitor, settings)
      const token = await openCompanyLogin(tx, needed.env, id, userAgent)
      if (!token) throw new Refusal(403, 'account-off')
      // A provider session that began earlier does not count as proof now.
      if (visitor.provenAt && visitor.provenAt < new Date()) await setProven(tx, sha256(token), visitor.provenAt)
      await writeAuditEntry(tx, { who: email, what: 'signed_in', detail: 'company' })
      return token
    })
  return enter()
    .catch((error) => {
      if (!isTaken(error)) throw error
      return enter()
    })
    .catch(async (error) => {
      if (error instanceof Refusal && visitor.email)
        await writeAuditEntry(needed.db, { who: visitor.email, what: 'sign_in_failed', detail: error.code })
      throw error
    })
}

/** Requires the same person, signed in at the provider just now. */
async function confirm({ db }: Needed, attempt: Attempt, visitor: Visitor): Promise<Finished> {
  const login = attempt.tokenHash && (await linkOfLogin(db, attempt.tokenHash))
  if (!attempt.tokenHash || !login) throw expired()
  const isSame = login.issuer === visitor.issuer && login.subject === visitor.subject
  const refused = !isSame ? 'other-person' : isFresh(visitor, attempt) ? null : 'not-fresh'
  if (refused) {
    await writeAuditEntry(db, { who: login.email, what: 'proof_refused', detail: refused })
    throw new Refusal(403, refused)
  }
  if (!(await setProven(db, attempt.tokenHash, new Date()))) throw expired()
  return { purpose: 'confirm' }
}

/** Records a successful trial. It creates no account, but the visitor's address must be one that could sign in. */
async function recordTrial(
  { db }: Needed,
  attempt: Attempt,
  visitor: Visitor,
  settings: SignInSettings,
): Promise<Finished> {
  const login = attempt.tokenHash && (await linkOfLogin(db, attempt.tokenHash))
  if (login?.role !== 'owner') throw expired()
  const email = addressOf(visitor, settings)
  await db.transaction().execute(async (tx) => {
    await activateTried(tx, settings, attempt.tokenHash ?? undefined)
    await writeAuditEntry(tx, { who: login.email, what: 'sign_in_tested', detail: 'came back' })
  })
  return { purpose: 'test', email, name: visitor.name }
}
