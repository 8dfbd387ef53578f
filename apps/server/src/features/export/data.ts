import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'
import type { Order, TeamFilter } from '../result/data.ts'

/** The file that was asked for. */
export interface Wanted extends TeamFilter, Partial<{ [Key in keyof Order]: Order[Key] | undefined }> {
  format: 'csv' | 'xlsx'
}

export interface Ticket {
  wanted: Wanted
  /** Of the account that asked. */
  email: string
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

export async function storeTicket(db: Database, accountId: number, ticket: string, wanted: Wanted, expiresAt: Date) {
  await db
    .insertInto('export_ticket')
    .values({ hash: hashOf(ticket), account_id: accountId, wanted: JSON.stringify(wanted), expires_at: expiresAt })
    .execute()
}

/** Whoever takes the ticket out first has it, and nobody after. */
export async function takeTicket(db: Database, ticket: string): Promise<Ticket | undefined> {
  const { rows } = await sql<Ticket>`
    delete from export_ticket using hr_account
    where hash = ${hashOf(ticket)} and hr_account.id = account_id and expires_at > now() and disabled_at is null
    returning wanted, email
  `.execute(db)
  return rows[0]
}

export async function revisionIds(db: Database, version: string): Promise<number[]> {
  const rows = await db
    .selectFrom('content_revision')
    .select('id')
    .where('version_slug', '=', version)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

export interface Given {
  answers: Map<number, string>
  opinions: Map<string, number>
}

/** What each of these teams answered; a team that answered nothing is not named. */
export async function givenBy(db: Database, ids: string[]): Promise<Map<string, Given>> {
  const given = new Map(ids.map((id) => [id, { answers: new Map(), opinions: new Map() } as Given]))
  const answers = await db
    .selectFrom('answer')
    .select(['session_id', 'question_id', 'value'])
    .where('session_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute()
  for (const row of answers) given.get(row.session_id)?.answers.set(row.question_id, row.value)
  const opinions = await db
    .selectFrom('opinion')
    .select(['session_id', 'type', 'score'])
    .where('session_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute()
  for (const row of opinions) given.get(row.session_id)?.opinions.set(row.type, row.score)
  return given
}
