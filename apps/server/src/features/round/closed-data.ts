import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { isClosed } from './data.ts'

/** Forgets that rounds were told as closed whose closing day has been moved since. */
export async function forgetReopened(tx: Database, timeZone: string): Promise<void> {
  await sql`update round set closed_told_at = null
    where closed_told_at is not null and not ${isClosed(timeZone)}`.execute(tx)
}

/** Takes the closed rounds that webhooks were not told of, or one of them. */
export async function takeClosed(tx: Database, timeZone: string, id: number | null = null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update round set closed_told_at = now() where id in (
      select id from round
      where closed_told_at is null and (begun_at is not null or closed_at is not null) and ${isClosed(timeZone)}
        and id = coalesce(${id}::int, id)
      for no key update skip locked
    )
    returning id
  `.execute(tx)
  return rows.map((round) => round.id)
}
