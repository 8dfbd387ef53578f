import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Deps } from '../../../deps.ts'
import type { HrAccount, Ticket } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import { addJob } from '../../../infra/jobs.ts'
import { type PhotoStore, StoreFull } from '../../../infra/photo-store.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { storeTicket } from '../teams/export-data.ts'
import {
  addTakeOut,
  beginTakeOut,
  countDownload,
  finishTakeOut,
  readTakeOut,
  setProgress,
  setState,
  type TakeOut,
  underWay,
} from './data.ts'
import { zipOf } from './zip-service.ts'

/** Small enough for the memory of a node, large enough for a bucket. */
const PIECE_BYTES = 8 * 1024 * 1024
const MINUTE = 60_000

const pieceName = (key: string, number: number) => `${key}-${String(number).padStart(6, '0')}`

/** Returns the id of the one that is made now, whoever asked for it. */
export const askTakeOut = ({ db }: Deps, by: HrAccount): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const id = await addTakeOut(tx, by.email)
    if (id === undefined) return (await underWay(tx)) ?? 0
    await addJob(tx, 'make-take-out', { id })
    await writeAuditEntry(tx, { who: by.email, what: 'take_out_asked' })
    return id
  })

/** The job. Begins anew if the process that made it died: pieces of before are dropped first. */
export async function makeTakeOut(deps: Deps, id: number): Promise<void> {
  const { db, takeOuts, log } = deps
  const takeOut = await readTakeOut(db, id)
  if (takeOut?.state !== 'waiting' && takeOut?.state !== 'making') return
  await dropPieces(takeOuts, takeOut.key)
  await beginTakeOut(db, id)
  try {
    const size = await storePieces(
      takeOuts,
      takeOut.key,
      zipOf(deps, (done) => setProgress(db, id, done)),
    )
    await db.transaction().execute(async (tx) => {
      const until = await finishTakeOut(tx, id, size)
      await addJob(tx, 'drop-take-out', { id }, { at: until })
    })
  } catch (error) {
    await dropPieces(takeOuts, takeOut.key)
    if (!(error instanceof StoreFull)) throw error
    log.error({ err: error }, 'there is no space for the file with everything of the organisation')
    await setState(db, id, 'failed')
  }
}

async function storePieces(store: PhotoStore, key: string, zip: Readable) {
  let [pieces, bytes, held] = [0, 0, [] as Buffer[]]
  const keep = async () => {
    const piece = Buffer.concat(held)
    held = []
    await store.put(pieceName(key, pieces++), piece)
  }
  let size = 0
  for await (const chunk of zip) {
    held.push(chunk)
    size += chunk.length
    bytes += chunk.length
    if (size < PIECE_BYTES) continue
    await keep()
    size = 0
  }
  await keep()
  return { pieces, bytes }
}

async function dropPieces(store: PhotoStore, key: string): Promise<void> {
  for await (const { key: name } of store.list()) if (name.startsWith(key)) await store.delete(name)
}

/** The job, a day after the file was made. */
export async function dropTakeOut({ db, takeOuts }: Pick<Deps, 'db' | 'takeOuts'>, id: number): Promise<void> {
  const takeOut = await readTakeOut(db, id)
  if (!takeOut) return
  await dropPieces(takeOuts, takeOut.key)
  await setState(db, id, 'gone')
}

/** Drops the bytes of all of them. */
export async function dropTakeOutFiles({ takeOuts }: Pick<Deps, 'takeOuts'>): Promise<void> {
  for await (const { key } of takeOuts.list()) await takeOuts.delete(key)
}

export async function linkTo({ db }: Deps, by: HrAccount, id: number): Promise<{ url: string }> {
  if ((await readTakeOut(db, id))?.state !== 'ready') throw notFound('link-expired')
  const ticket = randomBytes(32).toString('base64url')
  await storeTicket(db, by.id, ticket, { takeOut: id }, new Date(Date.now() + MINUTE))
  return { url: `/api/admin/take-out/${ticket}` }
}

/** Only for an owner, who may have another role since the link was made. */
export async function openTakeOut({ db, takeOuts }: Deps, { request, email, role }: Ticket) {
  const takeOut = 'takeOut' in request && role === 'owner' ? await readTakeOut(db, request.takeOut) : undefined
  if (takeOut?.state !== 'ready') throw notFound('link-expired')
  await db.transaction().execute(async (tx) => {
    await countDownload(tx, takeOut.id, email)
    await writeAuditEntry(tx, { who: email, what: 'take_out_downloaded' })
  })
  return { takeOut, stream: Readable.from(piecesOf(takeOuts, takeOut), { objectMode: false }) }
}

async function* piecesOf(store: PhotoStore, { key, pieces }: TakeOut) {
  for (let number = 0; number < pieces; number++) yield store.get(pieceName(key, number))
}
