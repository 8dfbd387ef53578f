import { READERS } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import type { Route } from '../../http/route.ts'
import { inviteAgain } from './again-service.ts'
import { readRounds, readStops } from './data.ts'
import { checkList, inviteList } from './invite-service.ts'
import { countRemindable } from './mail-data.ts'
import { presentWorkshops } from './mail-service.ts'
import { readMailings, readPauses } from './mailing-data.ts'
import { countNeeds, readLinks } from './needs-data.ts'
import { presentMailing, presentRound, presentStops } from './present-service.ts'
import { actOnMailing, remind } from './remind-service.ts'
import { closeRound, planRound, removeRound, roundOf, saveRound } from './service.ts'
import { sendTestMail } from './test-mail-service.ts'

const mayRead = ({ role }: HrAccount) => (READERS as readonly string[]).includes(role)

export function roundRoutes(route: Route, deps: Deps) {
  const { db, env, library, mail, organisation } = deps

  route('GET /api/admin/rounds', async ({ account }) => {
    const { timeZone, lang } = await organisation.read()
    return {
      rounds: (await readRounds(db, timeZone)).map(presentRound),
      mails: mail !== null,
      workshops: await presentWorkshops(deps, account.lang ?? lang),
    }
  })

  route('GET /api/admin/round/:round', async ({ params, account }) => {
    const round = await roundOf(deps, params.round)
    const { lang } = await organisation.read()
    return {
      ...presentRound(round),
      labels: round.labels,
      ...(mayRead(account) && {
        message: round.message,
        mailings: (await readMailings(db, round.id)).map(presentMailing),
      }),
      stops: await presentStops(library, round, await readStops(db, round.id), account.lang ?? lang),
    }
  })

  route('GET /api/admin/round/mail/:round', async ({ params }) => {
    const { id } = await roundOf(deps, params.round)
    const [found, remindable, pauses, links] = await Promise.all([
      countNeeds(db, id),
      countRemindable(db, id),
      readPauses(db, id),
      readLinks(db, id),
    ])
    const standing = (stage: number) => (mail ? (remindable.get(stage) ?? 0) : 0)
    const mayRemind = { invited: standing(0), opened: standing(1), started: standing(2) }
    return {
      needs: found,
      may_remind: mayRemind,
      pauses: pauses.map((pause) => ({ ...pause, at: pause.at.toISOString() })),
      copied: links.copied,
      since: links.since?.toISOString() ?? null,
      per_minute: env.MAILS_PER_MINUTE,
    }
  })

  route('POST /api/admin/round/save', async ({ body: { round, sends = null, ...fields }, account }) => ({
    round: await saveRound(deps, account, round, { ...fields, sends }),
  }))

  route('POST /api/admin/round/check', ({ body }) => checkList(deps, body))

  route('POST /api/admin/round/invite', ({ body, account }) => inviteList(deps, account, body))

  route('POST /api/admin/round/invite-again', ({ body, account }) => inviteAgain(deps, account, body))

  route('POST /api/admin/round/plan', async ({ body, account }) => ({
    saved: true as const,
    mails: await planRound(deps, account, body.round),
  }))

  route('POST /api/admin/round/close', async ({ body, account }) => {
    await closeRound(deps, account, body.round)
    return { saved: true as const }
  })

  route('POST /api/admin/round/remove', async ({ body, account }) => {
    await removeRound(deps, account, body.round)
    return { removed: true as const }
  })

  route('POST /api/admin/round/test-mail', async ({ body, account }) => {
    await sendTestMail(deps, account, body.round)
    return { mailed: true as const }
  })

  route('POST /api/admin/round/remind', ({ body, account }) => remind(deps, account, body))

  route('POST /api/admin/round/mailing', async ({ body, account }) => {
    await actOnMailing(deps, account, body.mailing, body.act)
    return { saved: true as const }
  })
}
