import type { Deps } from '../../../deps.ts'
import { closed } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { earlierOf, mailboxWithEarlier } from './earlier-data.ts'
import { actionsThen, presentEarlier, reportStates } from './earlier-service.ts'
import { askForMail } from './resume-data.ts'

export function earlierRoutes(route: Route, { db, library, mail, organisation }: Deps) {
  route('GET /api/earlier/:uuid', async ({ session }) => {
    const { earlier, seen, proven, trial } = await earlierOf(db, session.id)
    // For an unproven session, the same whether or not there was an earlier one, so that a stranger learns nothing.
    const byMail = mail !== null && !proven && !earlier
    const { timeZone } = await organisation.read()
    return {
      earlier: await presentEarlier(library, earlier, timeZone),
      seen,
      byMail,
      ...(trial && { trial: true as const }),
    }
  })

  route('POST /api/earlier/states', async ({ session, body }) => {
    const { earlier } = await earlierOf(db, session.id)
    const known = new Set((earlier ? await actionsThen(library, earlier) : []).map(({ questionId }) => questionId))
    const states = new Map(body.states.map(({ question_id, state }) => [question_id, state]))
    const stated = [...states].flatMap(([questionId, state]) => (known.has(questionId) ? [{ questionId, state }] : []))
    if (!(await reportStates({ db, library }, session.id, stated))) throw closed()
    return { saved: true as const }
  })

  route('POST /api/earlier/mail', async ({ session }) => {
    const mailbox = mail && (await mailboxWithEarlier(db, session.id))
    if (mailbox) await askForMail(db, mailbox.emailKey, mailbox.versionSlug)
    return { mailed: true as const }
  })
}
