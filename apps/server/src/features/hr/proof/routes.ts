import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import { networkOf } from '../../../http/network.ts'
import type { Route } from '../../../http/route.ts'
import { checkPassword } from '../account/service.ts'
import { longestDelay, slowedDown } from '../attempts/service.ts'
import { checkFactor } from '../factor/service.ts'
import { isCompanyOnly } from '../sign-in/data.ts'
import { noteProof } from './data.ts'

export function proofRoutes(route: Route, { db, env }: Deps) {
  // A login that was stolen must not be a quicker way to the password than the login itself.
  route('POST /api/admin/confirm', async ({ account, body, request }) => {
    const attempt = { email: account.email, address: networkOf(request.ip), longest: longestDelay(env) }
    await slowedDown(db, attempt, async () => {
      await checkPassword(db, account.id, body.password)
      if (await isCompanyOnly(db, account.id)) throw new Refusal(403, 'company-only')
      await checkFactor(db, env, account, body.code, invalid)
    })
    await noteProof(db, bearerOf(request))
    return { saved: true as const }
  })
}
