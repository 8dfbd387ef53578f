import { contract } from '@thrive/contract'
import type { LookBackNote } from '@thrive/domain'
import { sql } from 'kysely'
import type { Ticket } from '../../../http/callers.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { notesJson } from '../../team/look-back/data.ts'

export async function storeTicket(
  db: Database,
  accountId: number,
  ticket: string,
  request: Ticket['request'],
  expiresAt: Date,
) {
  await db
    .insertInto('export_ticket')
    .values({ hash: sha256(ticket), account_id: accountId, wanted: JSON.stringify(request), expires_at: expiresAt })
    .execute()
}

/** Consumes the ticket; it works once, and only while the account still has the required role. */
export async function takeTicket(db: Database, ticket: string): Promise<Ticket | undefined> {
  const roles = contract['POST /api/admin/export'].roles.join(',')
  const { rows } = await sql<Ticket>`
    delete from export_ticket using hr_account
    where hash = ${sha256(ticket)} and hr_account.id = account_id and expires_at > now() and disabled_at is null
      and role = any(string_to_array(${roles}, ','))
    returning wanted as request, email, role
  `.execute(db)
  return rows[0]
}

/**
 * The published revision first, then what releases brought, also before there were editions. Authors neither add nor remove
 * questions, so their editions before the published one have no questions of their own.
 */
export async function revisionIds(db: Database, version: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id, id in (select revision_id from published_version) as is_published from content_revision as revision
    where version_slug = ${version} and (id in (select revision_id from published_version)
      or coalesce((select bool_or(standard) from edition where revision_id = revision.id),
        exists (select from team_session where revision_id = revision.id)))
    order by is_published desc, id desc
  `.execute(db)
  return rows.map(({ id }) => id)
}

export interface Given {
  answers: Map<number, string>
  opinions: Map<string, number>
  notes: LookBackNote[]
}

/** Returns the teams' answers. The database aggregates them: one row per team is faster to read than one per answer. */
export async function givenBy(db: Database, ids: string[]): Promise<Map<string, Given>> {
  const { rows } = await sql<{
    id: string
    answers: [number, string][]
    opinions: [string, number][]
    notes: LookBackNote[]
  }>`
    select id::text,
      (select coalesce(json_agg(json_build_array(question_id, value)), '[]') from answer where session_id = id) as answers,
      (select coalesce(json_agg(json_build_array(type, score)), '[]') from opinion where session_id = id) as opinions,
      ${notesJson(sql`id`)} as notes
    from unnest(${ids}::bigint[]) as id
  `.execute(db)
  return new Map(
    rows.map(({ id, answers, opinions, notes }) => [
      id,
      { answers: new Map(answers), opinions: new Map(opinions), notes },
    ]),
  )
}
