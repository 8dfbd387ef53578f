import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { organisationNow } from '../../organisation/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { checkProvider } from './checks.ts'
import { isSameSecret } from './in-use.ts'
import { ownersWithPassword, readInUse, readSaved, type SignInSettings, withoutFactor } from './settings-data.ts'
import { redirectOf, saveSignIn } from './settings-service.ts'

export function signInRoutes(route: Route, deps: Deps) {
  const { db, env, organisation } = deps

  route('GET /api/sign-in', async () => {
    const { on, issuer, domains, onlyWay } = await readInUse(db)
    if (!on) return { company: false, name: null, at: null, domains: [], passwords: true }
    return {
      company: true,
      name: (await organisation.read()).name || null,
      at: new URL(issuer).host,
      domains,
      passwords: !onlyWay,
    }
  })

  route('GET /api/admin/sign-in', async () => {
    const saved = await readSaved(db)
    const { name, factorRequired } = await organisationNow(db)
    const { clientSecret: _, testedAt, savedAt, ...settings } = saved
    return {
      organisation: name || null,
      ...settings,
      savedAt: savedAt?.toISOString() ?? null,
      testedAt: testedAt?.toISOString() ?? null,
      inUse: shownInUse(await readInUse(db), saved),
      factorRequired,
      redirect: redirectOf(env),
      canKeepSecrets: env.SECRETS_KEY !== undefined,
      owners: await ownersWithPassword(db),
      withoutFactor: await withoutFactor(db),
    }
  })

  route('POST /api/admin/sign-in', async ({ account, body }) => {
    await saveSignIn(deps, account.email, body)
    return { saved: true as const }
  })

  route('POST /api/admin/sign-in/test', async ({ account, body }) => {
    const checks = await checkProvider(body.issuer, env)
    const fault = checks.find((each) => each.fault)?.fault
    await writeAuditEntry(db, { who: account.email, what: 'sign_in_tested', ...(fault && { detail: fault }) })
    return { checks }
  })
}

function shownInUse(inUse: SignInSettings, saved: SignInSettings) {
  const { on, issuer, clientId, clientSecretEnd, domains, onlyWay, emergency, testedAt } = inUse
  if (!on) return null
  const sameSecret = isSameSecret(inUse, saved)
  const at = testedAt?.toISOString() ?? null
  return { issuer, clientId, clientSecretEnd, sameSecret, domains, onlyWay, emergency, testedAt: at }
}
