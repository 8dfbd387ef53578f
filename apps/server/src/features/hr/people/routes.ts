import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { organisationNow } from '../../organisation/data.ts'
import { listMemberInvitations } from './member-invitation-data.ts'
import { changeRole, peopleFor, removePerson } from './service.ts'

export function peopleRoutes(route: Route, { db, env, mail }: Deps) {
  route('GET /api/admin/people', async ({ account }) => {
    const { name: organisation, factorRequired } = await organisationNow(db)
    return {
      organisation,
      people: await peopleFor(db, account),
      invitations: await listMemberInvitations(db),
      mails: mail !== null,
      factorRequired,
      auditMonths: env.AUDIT_MONTHS,
    }
  })

  route('POST /api/admin/people/role', async ({ account, body }) => {
    await changeRole(db, account, body.person, body.role)
    return { saved: true as const }
  })

  route('POST /api/admin/people/remove', async ({ account, body }) => {
    await removePerson(db, account, body.person)
    return { removed: true as const }
  })
}
