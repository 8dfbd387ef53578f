import { confirmsErasure } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { auditMark } from '../audit/data.ts'
import { teamToErase } from './erasure-data.ts'
import { eraseTeams } from './erasure-service.ts'
import { correctAddress, eraseAddress, find } from './find-service.ts'
import { eraseInvitee } from './invitee-erasure-service.ts'

export function erasureRoutes(route: Route, deps: Deps) {
  route('POST /api/admin/erase', async ({ body, account }) => {
    const team = await teamToErase(deps.db, body.uuid)
    if (!team) throw notFound()
    if (!confirmsErasure(body.name, team)) throw invalid('wrong-erasure-name')
    await eraseTeams(deps, [team.id], () => [{ who: account.email, what: 'erased', team: auditMark(body.uuid) }])
    return { erased: true as const }
  })

  route('POST /api/admin/round/invitee/erase', async ({ body, account }) => {
    await eraseInvitee(deps, account, body.invitee)
    return { erased: true as const }
  })

  route('POST /api/admin/find', ({ account, body }) => find(deps, account, body.email))

  route('POST /api/admin/find/erase', ({ account, body }) => eraseAddress(deps, account, body.email))

  route('POST /api/admin/find/correct', async ({ account, body }) => {
    await correctAddress(deps, account, body)
    return { saved: true as const }
  })
}
