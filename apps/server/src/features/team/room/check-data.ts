import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export async function recordReached(db: Database, code: string): Promise<void> {
  await sql`insert into room_check (code) values (${code}) on conflict (code) do update set at = now()`.execute(db)
}

export async function isReached(db: Database, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from room_check where code = ${code} and at > now() - interval '15 minutes'
  `.execute(db)
  return rows.length > 0
}

export async function forgetRoomChecks(db: Database): Promise<void> {
  await sql`delete from room_check where at < now() - interval '15 minutes'`.execute(db)
}
