import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { endLogin, endLogins, loginsOf } from './login-data.ts'

export function loginsRoutes(route: Route, { db, env }: Deps) {
  const idleMs = env.HR_IDLE_MINUTES * 60_000

  route('GET /api/admin/logins', async ({ account, request }) => {
    const logins = await loginsOf(db, account.id, bearerOf(request))
    return {
      logins: logins.map(({ id, device, created_at, expires_at, current }) => ({
        id: Number(id),
        device,
        since: created_at.toISOString(),
        // Each use sets the expiry that far ahead, except near the maximum age.
        active: new Date(expires_at.getTime() - idleMs).toISOString(),
        current: Boolean(current),
      })),
    }
  })

  route('POST /api/admin/logins/end', ({ account, body }) =>
    db.transaction().execute(async (tx) => {
      if (!(await endLogin(tx, account.id, body.id))) throw notFound()
      await writeAuditEntry(tx, { who: account.email, what: 'logins_ended', detail: '1' })
      return { ended: 1 }
    }),
  )

  route('POST /api/admin/logins/end-all', ({ account, body, request }) =>
    db.transaction().execute(async (tx) => {
      const ended = await endLogins(tx, account.id, body.here === 'true' ? undefined : bearerOf(request))
      await writeAuditEntry(tx, { who: account.email, what: 'logins_ended', detail: String(ended) })
      return { ended }
    }),
  )
}
