import { randomBytes } from 'node:crypto'
import { roomCode } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import type pg from 'pg'
import { sha256 } from '../../apps/server/src/infra/sha256.ts'

export interface SeededRoom {
  uuid: string
  code: string
  /** The cookies of its seats. */
  seats: string[]
}

/** The question that is open in every room: a score. */
export const KEY = 'q19'

const ROOMS = `
  insert into room (session_id, code, page, asked, seated)
  select id, code, 2, $3, $4 from unnest($1::uuid[], $2::text[]) as one (uuid, code) join session using (uuid)`
const SEATS = `
  insert into seat (session_id, number, look, role, token_hash)
  select id, number, number - 1, 'member', hash
  from unnest($1::uuid[], $2::int[], $3::bytea[]) as one (uuid, number, hash) join session using (uuid)`

/** Inserts open rooms directly into the tables. */
export async function seedRooms(sql: pg.Pool, count: number, seats: number): Promise<SeededRoom[]> {
  const uuids = await addTeams(
    sql,
    Array.from({ length: count }, () => ({ version: 'v2', finished: null, position: 2 })),
  )
  const { rows } = await sql.query<{ code: string }>('select code from room')
  const used = new Set(rows.map(({ code }) => code))
  const codes = new Set<string>()
  while (codes.size < count) {
    const code = roomCode(Math.random)
    if (!used.has(code)) codes.add(code)
  }
  await sql.query(ROOMS, [uuids, [...codes], KEY, seats])
  const taken = uuids.flatMap((uuid) =>
    Array.from({ length: seats }, (_, nth) => ({
      uuid,
      number: nth + 1,
      token: randomBytes(32).toString('base64url'),
    })),
  )
  await sql.query(SEATS, [
    taken.map(({ uuid }) => uuid),
    taken.map(({ number }) => number),
    taken.map(({ token }) => sha256(token)),
  ])
  return [...codes].map((code, nth) => ({
    uuid: uuids[nth] ?? '',
    code,
    seats: taken.slice(nth * seats, (nth + 1) * seats).map(({ token }) => `seat=${token}`),
  }))
}
