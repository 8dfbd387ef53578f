import { sql } from 'kysely'
import type { Database } from '../../plugins/db.ts'
import { addJob } from '../../plugins/jobs.ts'

const MAX_ATTEMPTS = 5
/** Enough to get over a server that is busy for a few minutes; later nobody waits for the mail any more. */
const TRIES = 6

/** A mail to the leader of this session, at most one a minute, whoever asks. */
export function askForMail(db: Database, sessionId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into resume_code (session_id) select id from session where id = ${sessionId}
      on conflict (session_id) do update set asked_at = now()
        where resume_code.asked_at < now() - interval '1 minute'
      returning 1
    `.execute(tx)
    if (rows.length > 0)
      await addJob(tx, 'mail-resume', { sessionId }, { key: `mail-resume:${sessionId}`, tries: TRIES })
  })
}

export const openSessionById = (db: Database, id: string) =>
  db
    .selectFrom('session')
    .select(['email', 'email_key as emailKey', 'version_slug as versionSlug', 'started_at as begun'])
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .executeTakeFirst()

export interface Hashes {
  code_hash: Buffer
  link_hash: Buffer
}

/** Replaces what an earlier mail held. */
export async function storeCode(db: Database, sessionId: string, hashes: Hashes, minutes: number): Promise<void> {
  await db
    .updateTable('resume_code')
    .set({ ...hashes, attempts: 0, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .where('session_id', '=', sessionId)
    .execute()
}

export interface Opened {
  uuid: string
  versionSlug: string
}

/** Every attempt is counted before it is judged, and of many with the right code one alone takes it. */
export async function takeCode(
  db: Database,
  { emailKey, versionSlug, hash }: { emailKey: string; versionSlug: string; hash: Buffer },
): Promise<Opened | undefined> {
  const tried = await db
    .updateTable('resume_code')
    .from('session')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .whereRef('session.id', '=', 'session_id')
    .where('email_key', '=', emailKey)
    .where('version_slug', '=', versionSlug)
    .where('completed_at', 'is', null)
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('link_hash')
    .executeTakeFirst()
  return tried?.link_hash ? take(db, { code_hash: hash, link_hash: tried.link_hash }) : undefined
}

/** Guessing this one is out of reach, so its attempts are not counted: failing with the code does not close the link. */
export const takeLink = (db: Database, hash: Buffer): Promise<Opened | undefined> => take(db, { link_hash: hash })

function take(db: Database, hashes: Partial<Hashes>): Promise<Opened | undefined> {
  let taken = db
    .deleteFrom('resume_code')
    .using('session')
    .whereRef('session.id', '=', 'session_id')
    .where('completed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
  if (hashes.link_hash) taken = taken.where('link_hash', '=', hashes.link_hash)
  if (hashes.code_hash) taken = taken.where('code_hash', '=', hashes.code_hash)
  return taken.returning(['uuid', 'version_slug as versionSlug']).executeTakeFirst()
}

export async function dropExpiredCodes(db: Database): Promise<void> {
  await db.deleteFrom('resume_code').where('asked_at', '<', sql<Date>`now() - interval '1 hour'`).execute()
}
