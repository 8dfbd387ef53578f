import type { TokenScope } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

export interface ApiToken {
  id: number
  name: string
  scope: TokenScope
  ending: string
  createdAt: Date
  endsAt: Date
  /** When it stopped working; null while it works. */
  endedAt: Date | null
  usedAt: Date | null
}

/** Newest first. */
export async function readTokens(db: Database): Promise<ApiToken[]> {
  const { rows } = await sql<ApiToken>`
    select id, name, scope, ending, created_at as "createdAt", ends_at as "endsAt",
      coalesce(ended_at, case when ends_at <= now() then ends_at end) as "endedAt", used_at as "usedAt"
    from api_token order by id desc
  `.execute(db)
  return rows
}

export async function storeToken(
  tx: Database,
  { token, name, scope, days }: { token: string; name: string; scope: TokenScope; days: number },
): Promise<{ id: number; endsAt: Date }> {
  const { rows } = await sql<{ id: number; endsAt: Date }>`
    insert into api_token (name, scope, hash, ending, ends_at)
    values (${name}, ${scope}, ${sha256(token)}, ${token.slice(-4)}, now() + make_interval(days => ${days}))
    returning id, ends_at as "endsAt"
  `.execute(tx)
  return rows[0] as { id: number; endsAt: Date }
}

/** Locks the list, so that its limit holds for owners who make tokens at the same time. */
export async function countTokens(tx: Database): Promise<number> {
  await sql`lock table api_token in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ tokens: number }>`select count(*)::int as tokens from api_token`.execute(tx)
  return rows[0]?.tokens ?? 0
}

export interface NamedToken {
  name: string
  ending: string
}

/** Undefined if the token does not exist or has ended. */
export async function endToken(tx: Database, id: number): Promise<NamedToken | undefined> {
  const { rows } = await sql<NamedToken>`
    update api_token set ended_at = now() where id = ${id} and ended_at is null and ends_at > now()
    returning name, ending
  `.execute(tx)
  return rows[0]
}

export const isToken = async (db: Database, id: number): Promise<boolean> =>
  (await sql`select from api_token where id = ${id}`.execute(db)).rows.length > 0

/** False if the token still works. Its uses of today become an entry first. */
export async function deleteEnded(tx: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from api_token where id = ${id} and (ended_at is not null or ends_at <= now()) returning 1`.execute(tx)
  return rows.length > 0
}

/** Finds a token that works and may read this, and counts the use, all in one statement. */
export async function useToken(db: Database, token: string, scopes: readonly TokenScope[]) {
  const { rows } = await sql<NamedToken & { scope: TokenScope }>`
    with found as (
      select id, name, ending, scope, used_at from api_token
      where hash = ${sha256(token)} and ended_at is null and ends_at > now() and scope = any(${scopes}::text[])
    ), counted as (
      insert into api_token_use (token_id, day, uses) select id, (now() at time zone 'UTC')::date, 1 from found
      on conflict (token_id, day) do update set uses = api_token_use.uses + 1
    ), noted as (
      update api_token set used_at = now() from found
      where api_token.id = found.id and coalesce(found.used_at < now() - interval '5 minutes', true)
    )
    select name, ending, scope from found
  `.execute(db)
  return rows[0]
}

export interface TokenUse extends NamedToken {
  day: string
  uses: number
}

/** Takes the counts of days that are over, or all counts of one token. */
export async function takeUses(tx: Database, ofToken: number | null = null): Promise<TokenUse[]> {
  const { rows } = await sql<TokenUse>`
    with taken as (
      delete from api_token_use
      where case when ${ofToken}::int is null then day < (now() at time zone 'UTC')::date else token_id = ${ofToken} end
      returning token_id, day, uses
    )
    select name, ending, day::text, uses from taken join api_token on id = token_id order by day, id
  `.execute(tx)
  return rows
}

/** Marks the tokens that end within these days, of which owners were not told yet, and returns their ids. */
export async function takeEndingTokens(tx: Database, days: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update api_token set warned_at = now()
    where warned_at is null and ended_at is null and ends_at > now()
      and ends_at <= now() + make_interval(days => ${days})
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Undefined if it no longer works. */
export async function workingToken(db: Database, id: number) {
  const { rows } = await sql<NamedToken & { endsAt: Date }>`
    select name, ending, ends_at as "endsAt" from api_token
    where id = ${id} and ended_at is null and ends_at > now()
  `.execute(db)
  return rows[0]
}
