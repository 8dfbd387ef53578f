import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { askForAnswersMailAgain } from '../answers-mail/data.ts'
import { closeRooms } from '../room/data.ts'
import { earlierSession } from '../session/data.ts'

const MAX_ATTEMPTS = 5
/** Enough to outlast a mail server that is busy for a few minutes; after that nobody is waiting for the mail. */
const TRIES = 6
/** How many mails stay valid at a time, so that a stranger who asks for one does not invalidate the leader's. */
const MAILS_KEPT = 3

const mailboxOf = (emailKey: string) => sha256(emailKey)

/**
 * The pause after this many mails to one address, whoever asks. An unproven address may belong to somebody who has
 * nothing to do with us: one day, two, four, up to 32. A proven one: one minute, two, four, up to a day.
 */
const PAUSE = sql`case when mailbox.proven_at is null
  then interval '1 day' * 2 ^ least(mailbox.mails - 1, 5)
  else least(interval '1 minute' * 2 ^ least(greatest(mailbox.mails - 1, 0), 11), interval '1 day') end`

/** Mails the leader of this address's open session, unless the last mail was too recent. */
export function askForMail(db: Database, emailKey: string, versionSlug: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select('id')
      .where('email_key', '=', emailKey)
      .where('version_slug', '=', versionSlug)
      .where('completed_at', 'is', null)
      .executeTakeFirst()
    if (!session) return
    const { rows } = await sql`
      insert into mailbox (key, mails) values (${mailboxOf(emailKey)}, 1)
      on conflict (key) do update set mails = mailbox.mails + 1, last_at = now()
        where mailbox.last_at < now() - ${PAUSE}
      returning 1
    `.execute(tx)
    if (rows.length > 0)
      await addJob(tx, 'mail-resume', { sessionId: session.id }, { key: `mail-resume:${session.id}`, tries: TRIES })
  })
}

export const openSessionById = (db: Database, id: string) =>
  db
    .selectFrom('session')
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

/** A mail that was not sent does not count as one of them. */
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

/** Every attempt counts against each mail that is still valid, before it is checked. */
export async function takeCode(db: Database, typed: TypedCode): Promise<Opened | undefined> {
  const tried = await db
    .updateTable('resume_mail')
    .from('session')
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
 * Guessing a link is out of reach, so its attempts are not counted: failing with the code does not close the link. The
 * first time it gives the session another key, so that whoever began it with a stranger's address is out.
 */
export function takeLink(db: Database, linkHash: Buffer, noticeVersion?: string): Promise<Opened | undefined> {
  return db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .innerJoin('resume_mail', 'session_id', 'session.id')
      .select(['session.id', 'email_key', 'proven_at', 'finished_at'])
      .where('link_hash', '=', linkHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('completed_at', 'is', null)
      .forUpdate('session')
      .executeTakeFirst()
    if (!session || !(await useUp(tx, session.id, linkHash))) return undefined
    await noteProof(tx, session.email_key)
    const isFirst = !session.proven_at
    // So that whoever is put out neither listens on nor is listened to.
    if (isFirst) await closeRooms(tx, [session.id])
    // The link in the answers mail that the team already has no longer opens anything.
    if (isFirst && session.finished_at) await askForAnswersMailAgain(tx, session.id)
    return tx
      .updateTable('session')
      .set((row) => ({
        proven_at: sql<Date>`coalesce(proven_at, now())`,
        // Whoever reads this mailbox may open every session of the address.
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
  })
}

/** Drops every mail of the session when one is used. Of several who use one at the same time, only one succeeds. */
async function useUp(tx: Database, sessionId: string, linkHash: Buffer): Promise<boolean> {
  const gone = await tx.deleteFrom('resume_mail').where('session_id', '=', sessionId).returning('link_hash').execute()
  return gone.some(({ link_hash }) => link_hash.equals(linkHash))
}

async function noteProof(tx: Database, emailKey: string): Promise<void> {
  await sql`
    insert into mailbox (key, mails, proven_at) values (${mailboxOf(emailKey)}, 0, now())
    on conflict (key) do update set mails = 0, proven_at = now()
  `.execute(tx)
}

/** An address that was not entered for this long counts as new. */
export async function forgetMails(db: Database): Promise<void> {
  await db.deleteFrom('resume_mail').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('mailbox').where('last_at', '<', sql<Date>`now() - interval '64 days'`).execute()
}
