import type { Body, Response } from '@thrive/contract'
import { normaliseEmail } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { openCompanyLogin } from '../account/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { noteTest, readSignIn, type SignInSettings } from '../sign-in/data.ts'
import { clientOf, redirectOf } from '../sign-in/service.ts'
import { addressOf, admit } from './admission.ts'
import { addressAt, type Beginning, isAnswerTo, newAttempt } from './attempt.ts'
import { type Attempt, linkOfLogin, setProven, storeAttempt, takeAttempt } from './data.ts'
import { isFresh, type Visitor, visitorOf } from './visitor.ts'

type Needed = Pick<Deps, 'db' | 'env' | 'log'>
type Finished = Response<'POST /api/company/finish'>

/** This server as the provider's client, with the settings of now. Only a trial may use settings that are off. */
async function connection({ db, env }: Needed, isTrial: boolean) {
  const settings = await readSignIn(db)
  const redirect = redirectOf(env)
  if (!settings.issuer || !(settings.on || isTrial)) throw new Refusal(409, 'company-off')
  if (!redirect) throw new Refusal(409, 'no-public-url')
  return { settings, redirect, config: await clientOf(settings, env) }
}

/** The token is of the login that is to be confirmed, or that tries. */
export async function start(
  needed: Needed,
  { purpose, email, again }: Body<'POST /api/company/start'>,
  token: string | null,
): Promise<{ url: string; key: Beginning['key'] }> {
  const { config, redirect } = await connection(needed, purpose === 'test')
  const { key, attempt } = newAttempt(purpose, token)
  await storeAttempt(needed.db, key, attempt)
  const asked = { redirect, email: email && normaliseEmail(email), again: again !== undefined }
  return { url: await addressAt(config, attempt, asked), key }
}

export interface Return {
  key: string | undefined
  sent: Body<'POST /api/company/finish'>
  /** Of the login that makes the call, if there is one. */
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
  if (attempt.purpose === 'test') return noteTrial(needed, attempt, visitor, settings)
  return { purpose: 'sign-in', token: await signIn(needed, visitor, settings, back.userAgent) }
}

const UNIQUE = '23505'

/** Twice where two first sign-ins of one person arrive at once: the second one then finds the account of the first. */
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
      // Whoever was signed in over there since this morning has proven nothing now.
      if (visitor.provenAt && visitor.provenAt < new Date()) await setProven(tx, sha256(token), visitor.provenAt)
      await writeAuditEntry(tx, { who: email, what: 'signed_in', detail: 'company' })
      return token
    })
  return enter()
    .catch((error) => {
      if (error.code !== UNIQUE) throw error
      return enter()
    })
    .catch(async (error) => {
      if (error instanceof Refusal && visitor.email)
        await writeAuditEntry(needed.db, { who: visitor.email, what: 'sign_in_failed', detail: error.code })
      throw error
    })
}

/** It has to be the same person, and they have to have signed in just now. */
async function confirm({ db }: Needed, attempt: Attempt, visitor: Visitor): Promise<Finished> {
  const login = attempt.tokenHash && (await linkOfLogin(db, attempt.tokenHash))
  if (!attempt.tokenHash || !login) throw expired()
  if (login.issuer !== visitor.issuer || login.subject !== visitor.subject) throw new Refusal(403, 'other-person')
  if (!isFresh(visitor, attempt)) throw new Refusal(403, 'not-fresh')
  if (!(await setProven(db, attempt.tokenHash, new Date()))) throw expired()
  return { purpose: 'confirm' }
}

/** A trial makes no account; it has to bring somebody whom a sign-in would let in as far as the address goes. */
async function noteTrial(
  { db }: Needed,
  attempt: Attempt,
  visitor: Visitor,
  settings: SignInSettings,
): Promise<Finished> {
  const login = attempt.tokenHash && (await linkOfLogin(db, attempt.tokenHash))
  if (login?.role !== 'owner') throw expired()
  const email = addressOf(visitor, settings)
  await db.transaction().execute(async (tx) => {
    await noteTest(tx, settings)
    await writeAuditEntry(tx, { who: login.email, what: 'sign_in_tested', detail: 'came back' })
  })
  return { purpose: 'test', email, name: visitor.name }
}
