import { INVITEE_STATES } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { isUuid } from '../../http/callers.ts'
import { invalid } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { openDoor } from './door-service.ts'
import { readInvitees } from './invitee-data.ts'
import { correctInvitee, markReturned, showLink, withdrawInvitee } from './invitee-service.ts'
import { presentInvitees } from './present-service.ts'
import { roundOf } from './service.ts'
import { stopMails } from './stop-data.ts'

const PAGE = 200

export function inviteeRoutes(route: Route, deps: Deps) {
  const { db, library } = deps

  route('GET /api/admin/round/invitees/:round', async ({ params, query: { state, mail, search, cursor = '0' } }) => {
    if (!/^\d{1,9}$/.test(cursor)) throw invalid('no-such-page')
    const round = await roundOf(deps, params.round)
    const filter = { stage: state && INVITEE_STATES.indexOf(state), mail, search }
    const found = await readInvitees(db, round.id, filter, Number(cursor), PAGE + 1)
    const page = found.slice(0, PAGE)
    const { invited, opened, started, finished } = round
    return {
      invitees: await presentInvitees(library, round, page),
      next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
      counts: { invited, opened, started, finished },
    }
  })

  route('POST /api/admin/round/invitee/correct', async ({ body, account }) => {
    await correctInvitee(deps, account, body.invitee, body.email)
    return { saved: true as const }
  })

  route('POST /api/admin/round/invitee/returned', async ({ body, account }) => {
    await markReturned(deps, account, body.invitee, body.returned === 'true')
    return { saved: true as const }
  })

  route('POST /api/admin/round/invitee/link', async ({ body, account }) => ({
    link: await showLink(deps, account, body.invitee),
  }))

  route('POST /api/admin/round/invitee/withdraw', async ({ body, account }) => {
    await withdrawInvitee(deps, account, body.invitee)
    return { withdrawn: true as const }
  })

  route('POST /api/round/open', ({ body }) => openDoor(deps, body.secret))

  route('POST /stop/round/:key', async ({ params, body }) => {
    if (isUuid(params.key)) await stopMails(db, params.key, body.every === 'true')
    return { stopped: true as const }
  })
}
