import type { Deps } from '../../../deps.ts'
import { isUuid } from '../../../http/callers.ts'
import type { Route } from '../../../http/route.ts'
import { planReminder } from '../answer/reminder-service.ts'
import { consent, stopReminders } from './reminder-data.ts'

export function reminderRoutes(route: Route, { db, library, mail, organisation }: Deps) {
  route('POST /api/reminder/ask', async ({ session }) => {
    if (!mail) return { next: null }
    const { workshop } = await library.revision(session.revisionId)
    const { timeZone } = await organisation.read()
    const next = await db
      .transaction()
      .execute(async (tx) =>
        (await consent(tx, session.id)) ? planReminder(tx, session.id, workshop, timeZone) : null,
      )
    return { next }
  })

  route('POST /stop/:key', async ({ params }) => {
    if (isUuid(params.key)) await stopReminders(db, params.key)
    return { stopped: true as const }
  })
}
