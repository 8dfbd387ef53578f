import { randomBytes } from 'node:crypto'
import { type AuditChange, dayOf } from '@thrive/domain'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { ExportRequest, HrAccount, LogExportRequest, RoundExportRequest, Ticket } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { SHEETS, type Sheet } from '../../../infra/sheets/sheet.ts'
import { inviteeRows } from '../../round/export-service.ts'
import { roundFact, roundOf } from '../../round/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { countOfKind } from '../audit/service.ts'
import { countTeams } from './data.ts'
import { storeTicket } from './export-data.ts'
import { exportedRows } from './export-service.ts'
import { logRows } from './log-rows.ts'

const MINUTE = 60_000
/** PostgreSQL's largest integer: no limit. */
const ALL = 2_147_483_647

export function exportRoutes(route: Route, deps: Deps) {
  const { db, organisation } = deps

  const sendTeams = async (reply: FastifyReply, asked: ExportRequest, who: string) => {
    const { timeZone } = await organisation.read()
    const filter = { ...asked, timeZone }
    const teams = await countTeams(db, filter, ALL)
    await writeAuditEntry(db, { who, what: 'exported', teams, changes: factsOf(asked) })
    const sheet = SHEETS[asked.format](exportedRows(deps, filter, asked.lang), asked.separator)
    return sendFile(reply, sheet, `thrive-teams-${dayOf(Date.now(), timeZone)}.${asked.format}`)
  }

  const sendLog = async (reply: FastifyReply, asked: LogExportRequest, who: string) => {
    const filter = { ...asked, timeZone: (await organisation.read()).timeZone }
    const changes = factsOf({ format: 'csv', ...asked })
    changes.push({ name: 'entries', old: null, new: String(await countOfKind(db, filter)) })
    const own = await writeAuditEntry(db, { who, what: 'log_exported', changes })
    const sheet = SHEETS.csv(logRows(db, filter, own, asked.lang), asked.separator)
    return sendFile(reply, sheet, `thrive-log-${dayOf(Date.now(), filter.timeZone)}.csv`)
  }

  const sendInvitees = async (reply: FastifyReply, { round: id, format, lang }: RoundExportRequest, who: string) => {
    const round = await roundOf(deps, id)
    const changes = [...roundFact(round), ...factsOf({ format })]
    await writeAuditEntry(db, { who, what: 'round_exported', teams: round.invited, changes })
    const { timeZone } = await organisation.read()
    return sendFile(
      reply,
      SHEETS[format](inviteeRows(deps, round, lang)),
      `thrive-round-${dayOf(Date.now(), timeZone)}.${format}`,
    )
  }

  const link = async (account: HrAccount, request: Ticket['request']) => {
    const ticket = randomBytes(32).toString('base64url')
    await storeTicket(db, account.id, ticket, request, new Date(Date.now() + MINUTE))
    return { url: `/api/admin/export/${ticket}` }
  }

  route('GET /api/admin/export', async ({ query, account, reply }) => sendTeams(reply, query, account.email))

  route('GET /api/admin/export/:ticket', async ({ ticket: { request, email, role }, reply }) => {
    // Its file has a path of its own.
    if ('takeOut' in request) throw notFound('link-expired')
    if ('ofRound' in request) return sendInvitees(reply, request.ofRound, email)
    if (!('log' in request)) return sendTeams(reply, request, email)
    if (role !== 'owner') throw notFound('link-expired')
    return sendLog(reply, request.log, email)
  })

  route('POST /api/admin/export', ({ body, account }) => link(account, body))

  route('POST /api/admin/export/log', ({ body, account }) => link(account, { log: body }))

  route('GET /api/admin/round/export/:round', ({ params, query, account, reply }) =>
    sendInvitees(reply, { ...params, ...query }, account.email),
  )

  route('POST /api/admin/round/export', async ({ body, account }) => {
    await roundOf(deps, body.round)
    return link(account, { ofRound: body })
  })
}

const sendFile = (reply: FastifyReply, { type, stream }: Sheet, name: string) =>
  reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Cache-Control', 'no-store')
    .send(stream)

type Asked = Partial<ExportRequest & LogExportRequest>

/**
 * The format and the filter. Records that there was a search but not its text, which may hold an address or a team
 * name.
 */
function factsOf({ format, version, search, person, kind, from, to }: Asked): AuditChange[] {
  const facts = { format, version, person, kind, from, to }
  const given = Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, old: null, new: value }] : []))
  return search ? [...given, { name: 'search', old: null, new: null }] : given
}
