import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { type ApiToken, readTokens } from './data.ts'
import { endNow, makeToken, removeToken } from './service.ts'

export function tokenRoutes(route: Route, { db }: Deps) {
  route('GET /api/admin/tokens', async () => ({ tokens: (await readTokens(db)).map(present) }))

  route('POST /api/admin/token/make', ({ body, account }) => makeToken(db, account, body))

  route('POST /api/admin/token/end', async ({ body, account }) => {
    await endNow(db, account, body.token)
    return { ended: true as const }
  })

  route('POST /api/admin/token/remove', async ({ body }) => {
    await removeToken(db, body.token)
    return { removed: true as const }
  })
}

const present = ({ createdAt, endsAt, endedAt, usedAt, ...token }: ApiToken) => ({
  ...token,
  made: createdAt.toISOString(),
  ends: endsAt.toISOString(),
  ended: endedAt?.toISOString() ?? null,
  used: usedAt?.toISOString() ?? null,
})
