import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

export interface ClaimedReminder {
  sessionId: string
  tries: number
}

/** Takes the next mails of this day and commits that they are being sent. A mail of a day that is over is skipped. */
export async function claimReminders(tx: Database, day: string, most: number): Promise<ClaimedReminder[]> {
  await sql`update reminder set mail_state = 'skipped' where mail_state = 'queued' and mail_day <> ${day}::date`.execute(
    tx,
  )
  const { rows } = await sql<ClaimedReminder>`
    update reminder set mail_state = 'sending', mail_at = clock_timestamp(), mail_tries = mail_tries + 1
    where session_id in (select session_id from reminder where mail_state = 'queued' and mail_at <= now()
      order by mail_at limit ${most} for update skip locked)
    returning session_id as "sessionId", mail_tries as tries
  `.execute(tx)
  return rows
}

/** If the address refuses mail, no further reminder is planned. */
export async function recordReminder(
  db: Database,
  sessionId: string,
  state: 'sent' | 'failed' | 'uncertain' | 'skipped',
): Promise<void> {
  await sql`
    update reminder set mail_state = ${state}, next_on = case when ${state} = 'failed' then null else next_on end,
      mailed_on = case when ${state} in ('sent', 'failed', 'uncertain') then mail_day else mailed_on end
    where session_id = ${sessionId} and mail_state in ('sending', 'uncertain')
  `.execute(db)
}

/** A minute later, then twice as long each time, at most half an hour. */
export async function putOffReminder(db: Database, sessionId: string): Promise<void> {
  await sql`
    update reminder set mail_state = 'queued',
      mail_at = now() + least(interval '1 minute' * 2 ^ (mail_tries - 1), interval '30 minutes')
    where session_id = ${sessionId} and mail_state = 'sending'
  `.execute(db)
}

/** A mail whose sender has not reported back may be at the mail server. */
export async function settleReminders(db: Database, silentSeconds: number): Promise<void> {
  await sql`update reminder set mail_state = 'uncertain', mailed_on = mail_day
    where mail_state = 'sending' and mail_at < now() - make_interval(secs => ${silentSeconds})`.execute(db)
}

/** Nobody decides about a single reminder, so what is due is skipped: a restored copy may have sent it before. */
export async function holdReminders(tx: Database): Promise<void> {
  await sql`update reminder set mail_state = 'skipped' where mail_state = 'queued'`.execute(tx)
}

/** The same for the mails of today that are not queued yet, after the database was restored from a copy. */
export async function holdDay(db: Database): Promise<void> {
  await sql`
    update reminder set mail_state = 'skipped', mail_day = today
    from (select (now() at time zone time_zone)::date as today from organisation) as here where next_on <= today
  `.execute(db)
}
