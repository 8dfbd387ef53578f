import type { Body } from '@thrive/contract'
import type { Configuration } from 'openid-client'
import type { Deps } from '../../../deps.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import { COMPANY_CONTEXT, seal, unsealWithEither } from '../../../infra/secret-box.ts'
import { writeAuditEntry } from '../audit/data.ts'
import {
  dropAttempts,
  isFactorRequired,
  lockSignIn,
  ownersWithPassword,
  readSignIn,
  requireFactor,
  type SignInSettings,
  storeSignIn,
} from './data.ts'
import { readIssuer } from './issuer.ts'
import { clientAt, forgetProviders, ProviderFault } from './provider.ts'

type Wish = Body<'POST /api/admin/sign-in'>

/** Where the provider sends people back to; registered there letter for letter. */
export const redirectOf = ({ PUBLIC_URL }: Pick<Deps['env'], 'PUBLIC_URL'>): string | null =>
  PUBLIC_URL ? new URL('/sign-in', PUBLIC_URL).href : null

/** Checks the settings against each other, stores them, and writes down which of them changed. */
export async function saveSignIn({ db, env }: Pick<Deps, 'db' | 'env'>, who: string, wish: Wish): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSignIn(tx)
    const before = await readSignIn(tx)
    const wasRequired = await isFactorRequired(tx)
    const after = withSecret(before, wish, env.SECRETS_KEY)
    if (wish.on || wish.issuer !== '') refuseUnusable(after, env)
    if (after.onlyWay) {
      if (!after.testedAt) throw new Refusal(409, 'test-first')
      const owners = await ownersWithPassword(tx)
      if (!owners.some(({ id }) => id === after.emergency)) throw invalid('emergency-needed')
    }
    const changed = changedNames(before, after)
    if (wish.clientSecret !== undefined) changed.push('clientSecret')
    if (wasRequired !== wish.factorRequired) changed.push('factorRequired')
    if (changed.length === 0) return
    if (!after.testedAt) await dropAttempts(tx)
    await storeSignIn(tx, after)
    await requireFactor(tx, wish.factorRequired)
    await writeAuditEntry(tx, { who, what: 'sign_in_changed', detail: changed.join(', ') })
  })
  forgetProviders()
}

/** A trial counts for the issuer, client and secret it was made with. */
function withSecret(before: SignInSettings, wish: Wish, key: Buffer | undefined): SignInSettings {
  const { factorRequired: _, clientSecret, emergency, ...rest } = wish
  const isSame = clientSecret === undefined && before.issuer === wish.issuer && before.clientId === wish.clientId
  const settings = {
    ...rest,
    clientSecret: before.clientSecret,
    clientSecretEnd: before.clientSecretEnd,
    // Nobody is kept from leaving because of a rule that is not in force.
    emergency: wish.onlyWay ? (emergency ?? null) : null,
    testedAt: isSame ? before.testedAt : null,
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

const NAMED = ['on', 'issuer', 'clientId', 'domains', 'onlyInvited', 'firstRole', 'onlyWay', 'emergency'] as const

const changedNames = (before: SignInSettings, after: SignInSettings): string[] =>
  NAMED.filter((name) => String(before[name]) !== String(after[name]))

/** This server as the company's client. While the keys of secrets change, the one before opens it, too. */
export async function clientOf(settings: SignInSettings, env: Deps['env']): Promise<Configuration> {
  const { issuer, clientId, clientSecret: sealed } = settings
  const secret = sealed && unsealWithEither(env, sealed, COMPANY_CONTEXT)
  if (!secret) throw new Refusal(503, 'no-secrets-key')
  return clientAt({ issuer, clientId, secret }, env).catch((error) => {
    throw error instanceof ProviderFault ? new Refusal(502, 'company-unreachable') : error
  })
}
