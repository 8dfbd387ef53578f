import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface TakeOut {
  id: number
  askedBy: string
  askedAt: Date
  state: 'waiting' | 'making' | 'ready' | 'failed' | 'gone'
  done: number
  total: number
  key: string
  pieces: number
  bytes: number
  madeAt: Date | null
  until: Date | null
  downloads: number
  downloadedBy: string | null
}

/** How long the file is there. */
const KEPT = sql`interval '1 day'`

const COLUMNS = sql`id, asked_by as "askedBy", asked_at as "askedAt",
  case when state = 'ready' and made_at <= now() - ${KEPT} then 'gone' else state end as state,
  done, total, key, pieces, bytes::float8 as bytes, made_at as "madeAt", made_at + ${KEPT} as until, downloads,
  downloaded_by as "downloadedBy"`

export async function readTakeOuts(db: Database): Promise<TakeOut[]> {
  const { rows } = await sql<TakeOut>`
    select ${COLUMNS} from take_out where asked_at > now() - interval '1 year' order by id desc limit 100
  `.execute(db)
  return rows
}

export async function readTakeOut(db: Database, id: number): Promise<TakeOut | undefined> {
  const { rows } = await sql<TakeOut>`select ${COLUMNS} from take_out where id = ${id}`.execute(db)
  return rows[0]
}

/** Undefined if one is being made already. */
export async function addTakeOut(tx: Database, askedBy: string): Promise<number | undefined> {
  const row = await tx
    .insertInto('take_out')
    .values({ asked_by: askedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function underWay(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('take_out')
    .select('id')
    .where('state', 'in', ['waiting', 'making'])
    .executeTakeFirst()
  return row?.id
}

export async function beginTakeOut(db: Database, id: number): Promise<void> {
  await sql`update take_out set state = 'making', done = 0, pieces = 0, bytes = 0,
    total = (select count(*) from team_session) where id = ${id}`.execute(db)
}

export async function setProgress(db: Database, id: number, done: number): Promise<void> {
  await db.updateTable('take_out').set({ done }).where('id', '=', id).execute()
}

/** Returns when it goes. */
export async function finishTakeOut(tx: Database, id: number, size: { pieces: number; bytes: number }): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    update take_out set state = 'ready', done = total, pieces = ${size.pieces}, bytes = ${size.bytes}, made_at = now()
    where id = ${id} returning made_at + ${KEPT} as until
  `.execute(tx)
  return (rows[0] as { until: Date }).until
}

export async function setState(db: Database, id: number, state: 'failed' | 'gone'): Promise<void> {
  await db.updateTable('take_out').set({ state }).where('id', '=', id).execute()
}

export async function countDownload(tx: Database, id: number, by: string): Promise<void> {
  await sql`update take_out set downloads = downloads + 1, downloaded_by = ${by} where id = ${id}`.execute(tx)
}
