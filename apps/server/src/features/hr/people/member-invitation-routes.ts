import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { loginPlace } from '../account/caller.ts'
import { signInPolicy } from '../account/policy-data.ts'
import { acceptMemberInvitation, openMemberInvitation } from './accept.ts'
import { invite, renew, withdraw } from './member-invitation-service.ts'

export function memberInvitationRoutes(route: Route, deps: Deps) {
  const { db, env, mail } = deps

  route('POST /api/admin/people/invite', async ({ account, body }) => ({
    invitation: await invite(deps, account, body),
    mailed: mail !== null,
  }))

  route('POST /api/admin/people/invitation/renew', async ({ account, body }) => ({
    link: await renew(deps, account, body),
  }))

  route('POST /api/admin/people/invitation/withdraw', async ({ account, body }) => {
    await withdraw(db, account, body.invitation)
    return { withdrawn: true as const }
  })

  route('POST /api/invitation/open', async ({ body }) => {
    const { email, role } = await openMemberInvitation(db, body.secret)
    const { name: organisation } = await deps.organisation.read()
    return { email, role, organisation, companyOnly: (await signInPolicy(db)).isOnlyWay }
  })

  route('POST /api/invitation/accept', async ({ body, request }) => ({
    token: await acceptMemberInvitation(db, body, loginPlace(request, env)),
  }))
}
