import { randomBytes } from 'node:crypto'
import { dayOf } from '@thrive/domain'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { ExportRequest } from '../../../http/callers.ts'
import type { Route } from '../../../http/route.ts'
import { SHEETS } from '../../../infra/sheets/sheet.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { storeTicket } from './data.ts'
import { exportedRows } from './service.ts'

const MINUTE = 60_000

export function exportRoutes(route: Route, deps: Deps) {
  const send = async (reply: FastifyReply, asked: ExportRequest, who: string) => {
    await writeAuditEntry(deps.db, { who, what: 'exported' })
    const { type, stream } = SHEETS[asked.format](exportedRows(deps, asked, asked.lang), asked.separator)
    const name = `thrive-teams-${dayOf(Date.now())}.${asked.format}`
    return reply
      .type(type)
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .header('Cache-Control', 'no-store')
      .send(stream)
  }

  route('GET /api/admin/export', async ({ query, account, reply }) => send(reply, query, account.email))

  route('GET /api/admin/export/:ticket', async ({ ticket, reply }) => send(reply, ticket.request, ticket.email))

  route('POST /api/admin/export', async ({ body, account }) => {
    const ticket = randomBytes(32).toString('base64url')
    await storeTicket(deps.db, account.id, ticket, body, new Date(Date.now() + MINUTE))
    return { url: `/api/admin/export/${ticket}` }
  })
}
