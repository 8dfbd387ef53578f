import type { Body } from '@thrive/contract'
import { type AuditChange, changesBetween } from '@thrive/domain'
import type { Configuration } from 'openid-client'
import type { Deps } from '../../../deps.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { COMPANY_CONTEXT, seal, unsealWithEither } from '../../../infra/secret-box.ts'
import { organisationNow } from '../../organisation/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { personOf } from '../people/data.ts'
import { assertEmergencyOwner, covers, proofOf, putInUse } from './in-use.ts'
import { readIssuer } from './issuer.ts'
import { clientAt, forgetProviders, ProviderFault } from './provider.ts'
import {
  dropAttempts,
  lockSignIn,
  readInUse,
  readSaved,
  requireFactor,
  type SignInSettings,
  storeSaved,
} from './settings-data.ts'

type Wish = Body<'POST /api/admin/sign-in'>

/** The redirect URI, registered with the provider verbatim. */
export const redirectOf = ({ PUBLIC_URL }: Pick<Deps['env'], 'PUBLIC_URL'>): string | null =>
  PUBLIC_URL ? new URL('/sign-in', PUBLIC_URL).href : null

/** Saves the owner's settings and records the changes. They take effect at once only if a trial has proven them. */
export async function saveSignIn({ db, env }: Pick<Deps, 'db' | 'env'>, who: string, wish: Wish): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSignIn(tx)
    const [before, inUse] = [await readSaved(tx), await readInUse(tx)]
    const { factorRequired: wasRequired } = await organisationNow(tx)
    const wanted = withSecret(before, wish, env.SECRETS_KEY)
    if (wish.on || wish.issuer !== '') refuseUnusable(wanted, env)
    await assertEmergencyOwner(tx, wanted)
    const changes = await changesOf(
      tx,
      { ...before, factorRequired: wasRequired },
      { ...wanted, factorRequired: wish.factorRequired },
    )
    if (wish.clientSecret !== undefined) changes.push(secretChange(before, wanted))
    if (changes.length === 0) return
    const proof = proofOf(wanted, before, inUse)
    const after = { ...wanted, testedAt: proof?.testedAt ?? null }
    await dropAttempts(tx, ['test'])
    await storeSaved(tx, after, new Date())
    if (proof || !after.on) await putInUse(tx, after)
    // These two do not need a trial.
    else if (inUse.on) await putInUse(tx, { ...inUse, onlyInvited: after.onlyInvited, firstRole: after.firstRole })
    await requireFactor(tx, wish.factorRequired)
    const detail = changes.map(({ name }) => name).join(', ')
    await writeAuditEntry(tx, { who, what: 'sign_in_changed', detail, changes })
  })
  forgetProviders()
}

function withSecret(before: SignInSettings, wish: Wish, key: Buffer | undefined): SignInSettings {
  const { factorRequired: _, clientSecret, emergency, ...rest } = wish
  const settings = {
    ...rest,
    clientSecret: before.clientSecret,
    clientSecretEnd: before.clientSecretEnd,
    // Clears the emergency owner when it is not needed, so that this owner can be removed.
    emergency: wish.onlyWay ? (emergency ?? null) : null,
    testedAt: null,
  }
  if (clientSecret === undefined) return settings
  if (!key) throw new Refusal(503, 'no-secrets-key')
  return {
    ...settings,
    clientSecret: seal(key, clientSecret, COMPANY_CONTEXT),
    clientSecretEnd: clientSecret.length >= 12 ? clientSecret.slice(-4) : '',
  }
}

function refuseUnusable(settings: SignInSettings, env: Deps['env']) {
  if (!readIssuer(settings.issuer, env)) throw invalid('invalid-issuer')
  if (!settings.on) {
    if (settings.onlyWay) throw invalid('sign-in-incomplete')
    return
  }
  if (!env.PUBLIC_URL) throw new Refusal(409, 'no-public-url')
  if (!env.SECRETS_KEY) throw new Refusal(503, 'no-secrets-key')
  if (!settings.clientId || !settings.clientSecret || settings.domains.length === 0) throw invalid('sign-in-incomplete')
}

/**
 * Called after a successful trial: activates the settings if they are switched on. The login that ran the trial stays,
 * because its owner has just signed in at the company.
 */
export async function activateTried(tx: Database, tried: SignInSettings, triedBy?: Buffer): Promise<void> {
  await lockSignIn(tx)
  const { savedAt, ...saved } = await readSaved(tx)
  if (!covers(saved, tried) || !covers(tried, saved)) throw new Refusal(403, 'sign-in-expired')
  await assertEmergencyOwner(tx, saved)
  const testedAt = new Date()
  await storeSaved(tx, { ...saved, testedAt }, savedAt ?? testedAt)
  if (saved.on) await putInUse(tx, { ...saved, testedAt }, triedBy)
}

const NAMED = ['on', 'issuer', 'clientId', 'domains', 'onlyInvited', 'firstRole', 'onlyWay', 'emergency'] as const

/** Records the emergency owner by e-mail address. */
async function changesOf(tx: Database, before: Named, after: Named): Promise<AuditChange[]> {
  const addressOf = async (id: string | null) => (id && (await personOf(tx, Number(id)))?.email) || id
  const changes = changesBetween(before, after, [...NAMED, 'factorRequired'])
  return Promise.all(
    changes.map(async ({ name, ...change }) =>
      name === 'emergency'
        ? { name, old: await addressOf(change.old), new: await addressOf(change.new) }
        : { name, ...change },
    ),
  )
}

type Named = Pick<SignInSettings, (typeof NAMED)[number]> & { factorRequired: boolean }

const secretChange = (before: SignInSettings, after: SignInSettings): AuditChange => ({
  name: 'clientSecret',
  old: before.clientSecretEnd && `…${before.clientSecretEnd}`,
  new: after.clientSecretEnd && `…${after.clientSecretEnd}`,
})

/** This server as the company's client. During a key change, the previous key also opens the secret. */
export async function clientOf(settings: SignInSettings, env: Deps['env']): Promise<Configuration> {
  const { issuer, clientId, clientSecret: sealed } = settings
  const secret = sealed && unsealWithEither(env, sealed, COMPANY_CONTEXT)
  if (!secret) throw new Refusal(503, 'no-secrets-key')
  return clientAt({ issuer, clientId, secret }, env).catch((error) => {
    throw error instanceof ProviderFault ? new Refusal(502, 'company-unreachable') : error
  })
}
