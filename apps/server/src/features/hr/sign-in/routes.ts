import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { checkProvider } from './checks.ts'
import { isFactorRequired, organisationName, ownersWithPassword, readSignIn, withoutFactor } from './data.ts'
import { redirectOf, saveSignIn } from './service.ts'

export function signInRoutes(route: Route, deps: Deps) {
  const { db, env } = deps

  route('GET /api/sign-in', async () => {
    const { on, issuer, domains, onlyWay } = await readSignIn(db)
    if (!on) return { company: false, name: null, at: null, domains: [], passwords: true }
    return { company: true, name: await organisationName(db), at: new URL(issuer).host, domains, passwords: !onlyWay }
  })

  route('GET /api/admin/sign-in', async () => {
    const { clientSecret: _, testedAt, ...settings } = await readSignIn(db)
    return {
      organisation: await organisationName(db),
      ...settings,
      testedAt: testedAt?.toISOString() ?? null,
      factorRequired: await isFactorRequired(db),
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
