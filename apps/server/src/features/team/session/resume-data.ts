import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { closeRooms } from '../room/data.ts'
import { askForAnswersMailAgain } from './answers-mail-data.ts'
import { earlierSession } from './data.ts'

const MAX_ATTEMPTS = 5
/** Enough to outlast a mail server that is busy for a few minutes; after that nobody is waiting for the mail. */
const TRIES = 6
/** Mails that stay valid at a time, so that a stranger who requests one does not invalidate the leader's. */
const MAILS_KEPT = 3

const mailboxOf = (emailKey: string) => sha256(emailKey)

/**
 * The pause after this many mails to one address, regardless of the caller. An unproven address may belong to a
 * stranger: 1 day, 2, 4, up to 32. A proven one: 1 minute, 2, 4, up to a day.
 */
const PAUSE = sql`case when mailbox.proven_at is null
  then interval '1 day' * 2 ^ least(mailbox.mails - 1, 5)
  else least(interval '1 minute' * 2 ^ least(greatest(mailbox.mails - 1, 0), 11), interval '1 day') end`

/**
 * Mails the leader of the address's open session, unless the last mail was too recent. If wrong tries have used up
 * every valid code, one extra mail is sent.
 */
export function askForMail(db: Database, emailKey: string, versionSlug: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('team_session')
      .select('id')
      .where('email_key', '=', emailKey)
      .where('version_slug', '=', versionSlug)
      .where('completed_at', 'is', null)
      .executeTakeFirst()
    if (!session) return
    const { rows } = await sql`
      insert into mailbox (key, mails) values (${mailboxOf(emailKey)}, 1)
      on conflict (key) do update set mails = mailbox.mails + 1, last_at = now(),
          extra_mail = mailbox.last_at >= now() - ${PAUSE}
        where mailbox.last_at < now() - ${PAUSE} or not mailbox.extra_mail and ${areCodesBurnt(session.id)}
      returning 1
    `.execute(tx)
    if (rows.length > 0)
      await addJob(tx, 'mail-resume', { sessionId: session.id }, { key: `mail-resume:${session.id}`, tries: TRIES })
  })
}

const areCodesBurnt = (sessionId: string) => sql`(
  select bool_and(attempts >= ${MAX_ATTEMPTS}) from resume_mail where session_id = ${sessionId} and expires_at > now())`

export const openSessionById = (db: Database, id: string) =>
  db
    .selectFrom('team_session')
    .select([
      'email',
      'email_key as emailKey',
      'version_slug as versionSlug',
      'started_at as begun',
      sql<Locale>`lang`.as('lang'),
    ])
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .executeTakeFirst()

export interface Hashes {
  code_hash: Buffer
  link_hash: Buffer
}

export async function storeMail(db: Database, sessionId: string, hashes: Hashes, days: number): Promise<void> {
  await db
    .insertInto('resume_mail')
    .values({ session_id: sessionId, ...hashes, expires_at: sql<Date>`now() + make_interval(days => ${days})` })
    .execute()
  await sql`
    delete from resume_mail where session_id = ${sessionId} and id not in (
      select id from resume_mail where session_id = ${sessionId} order by id desc limit ${MAILS_KEPT}
    )
  `.execute(db)
}

/** Called when the mail could not be sent, so that it does not count. */
export async function dropMail(db: Database, { link_hash }: Hashes): Promise<void> {
  await db.deleteFrom('resume_mail').where('link_hash', '=', link_hash).execute()
}

export interface Opened {
  id: string
  uuid: string
  versionSlug: string
  former: string | null
}

export interface TypedCode {
  emailKey: string
  versionSlug: string
  hash: Buffer
  noticeVersion: string
}

/** Counts the attempt against each valid mail before checking it. */
export async function takeCode(db: Database, typed: TypedCode): Promise<Opened | undefined> {
  const tried = await db
    .updateTable('resume_mail')
    .from('team_session as session')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .whereRef('session.id', '=', 'session_id')
    .where('email_key', '=', typed.emailKey)
    .where('version_slug', '=', typed.versionSlug)
    .where('completed_at', 'is', null)
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['code_hash', 'link_hash'])
    .execute()
  const right = tried.find(({ code_hash }) => code_hash.equals(typed.hash))
  return right && takeLink(db, right.link_hash, typed.noticeVersion)
}

/**
 * Links cannot be guessed, so their attempts are not counted: wrong codes do not close the link. The first use gives
 * the session a new key, which locks out anyone who began it with a stranger's address.
 */
export function takeLink(db: Database, linkHash: Buffer, noticeVersion?: string): Promise<Opened | undefined> {
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('team_session as session')
      .innerJoin('resume_mail', 'session_id', 'session.id')
      .select(['session.id', 'email_key', 'proven_at', 'finished_at'])
      .where('link_hash', '=', linkHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('completed_at', 'is', null)
      .forUpdate('session')
      .executeTakeFirst()
    if (!session || !(await useUp(tx, session.id, linkHash))) return undefined
    return proveSession(tx, session, noticeVersion)
  })
}

interface Provable {
  id: string
  email_key: string
  proven_at: Date | null
  finished_at: Date | null
}

/** Records that the caller reads the session's mailbox, and returns the session. The first time it gets a new key. */
async function proveSession(tx: Database, session: Provable, noticeVersion?: string): Promise<Opened | undefined> {
  await recordProof(tx, session.email_key)
  const isFirst = !session.proven_at
  // Disconnects the previous holder's room.
  if (isFirst) await closeRooms(tx, [session.id])
  // The answers mail already sent holds a link that no longer works.
  if (isFirst && session.finished_at) await askForAnswersMailAgain(tx, session.id)
  return tx
    .updateTable('session')
    .set((row) => ({
      proven_at: sql<Date>`coalesce(proven_at, now())`,
      // The mailbox's reader may open every session of the address.
      earlier_id: sql<string>`coalesce(session.earlier_id, ${earlierSession({
        emailKey: sql`session.email_key`,
        versionSlug: sql`session.version_slug`,
      })})`,
      ...(isFirst && { former_uuid: row.ref('uuid'), uuid: sql<string>`gen_random_uuid()` }),
      ...(noticeVersion && { notice_at: sql<Date>`now()`, notice_version: noticeVersion }),
    }))
    .where('id', '=', session.id)
    .returning(['id', 'uuid', 'version_slug as versionSlug', 'former_uuid as former'])
    .executeTakeFirst()
}

/** Opens the address's open session for a caller who has shown, by a link, to read its mailbox. */
export async function openAsReader(
  tx: Database,
  { emailKey, versionSlug, noticeVersion }: { emailKey: string; versionSlug: string; noticeVersion: string },
): Promise<(Opened & { isFinished: boolean }) | undefined> {
  const session = await tx
    .selectFrom('session')
    .select(['id', 'proven_at', 'finished_at'])
    .where('email_key', '=', emailKey)
    .where('version_slug', '=', versionSlug)
    .where('completed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const opened = session && (await proveSession(tx, { ...session, email_key: emailKey }, noticeVersion))
  return opened && { ...opened, isFinished: session.finished_at !== null }
}

/** The same for a session that was just created: its key is known to nobody else. */
export async function recordReader(tx: Database, id: string, emailKey: string): Promise<void> {
  await proveSession(tx, { id, email_key: emailKey, proven_at: new Date(), finished_at: null })
}

/** Deletes all mails of the session when one is used. Of simultaneous uses, one succeeds. */
async function useUp(tx: Database, sessionId: string, linkHash: Buffer): Promise<boolean> {
  const gone = await tx.deleteFrom('resume_mail').where('session_id', '=', sessionId).returning('link_hash').execute()
  return gone.some(({ link_hash }) => link_hash.equals(linkHash))
}

async function recordProof(tx: Database, emailKey: string): Promise<void> {
  await sql`
    insert into mailbox (key, mails, proven_at) values (${mailboxOf(emailKey)}, 0, now())
    on conflict (key) do update set mails = 0, proven_at = now(), extra_mail = false
  `.execute(tx)
}

/** An address unused for this long counts as new. */
export async function forgetMails(db: Database): Promise<void> {
  await db.deleteFrom('resume_mail').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('mailbox').where('last_at', '<', sql<Date>`now() - interval '64 days'`).execute()
}
