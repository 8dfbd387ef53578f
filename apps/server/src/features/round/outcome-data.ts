import { ROUND_LIMITS } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { isClosed } from './data.ts'
import { queueReminder } from './mail-data.ts'
import { endMailings } from './mailing-data.ts'

const LATE = sql`now() - make_interval(hours => ${ROUND_LIMITS.lateHours})`

/** A mailing that no node started in time waits for a person. */
export async function findLateMailings(db: Database): Promise<void> {
  await sql`update mailing set state = 'late' where state = 'planned' and at < ${LATE}`.execute(db)
}

/** Everything that is due waits for a person: the database may be a restored copy of a time before the mails went. */
export async function holdRoundMails(db: Database): Promise<void> {
  await sql`update mailing set state = 'late' where state in ('planned', 'sending') and at <= now()`.execute(db)
}

/** Starts the mailings that are due. Of several nodes, one starts each. */
export function startDueMailings(db: Database, timeZone: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number; kind: string; roundId: number; isClosed: boolean }>`
      select mailing.id, kind, round_id as "roundId", ${isClosed(timeZone)} as "isClosed"
      from mailing join round on round.id = round_id
      where state = 'planned' and at <= now() for update of mailing skip locked
    `.execute(tx)
    for (const { id, kind, roundId, isClosed } of rows) {
      if (isClosed) {
        await endMailings(tx, roundId)
        continue
      }
      if (kind === 'reminder') await queueReminder(tx, id, roundId)
      await sql`update mailing set state = 'sending' where id = ${id}`.execute(tx)
    }
  })
}

/** A mail whose sender has not reported back may be at the mail server: only a person sends it again. */
export async function settleRoundMails(db: Database, silentSeconds: number): Promise<void> {
  await sql`update invitee_mail set state = 'uncertain', done_at = now()
    where state = 'sending' and sending_at < now() - make_interval(secs => ${silentSeconds})`.execute(db)
  await sql`update mailing set state = 'sent', retry_at = null, says = null where state = 'sending' and at <= now()
    and not exists (select from invitee_mail where mailing_id = mailing.id and state in ('queued', 'sending'))`.execute(
    db,
  )
}

export async function recordOutcome(
  db: Database,
  mailId: string,
  state: 'sent' | 'failed' | 'uncertain',
  says: string | null,
): Promise<void> {
  // Also from uncertain: another node may have given this one up, and now its outcome is known.
  await sql`update invitee_mail set state = ${state}, done_at = now(),
      says = case when (select email_key from invitee where id = invitee_id) is not null then ${says} end
    where id = ${mailId} and state in ('sending', 'uncertain')`.execute(db)
}

/** The mail server accepts mails again. */
export async function recordAccepting(db: Database, mailingId: number): Promise<void> {
  await sql`update mailing set put_off = 0, says = null where id = ${mailingId} and put_off > 0`.execute(db)
}

/** Queues the mail again and pauses its mailing: a minute, then twice as long each time, at most half an hour. */
export async function putOff(db: Database, mailId: string, mailingId: number, says: string | null): Promise<void> {
  await sql`update invitee_mail set state = 'queued' where id = ${mailId} and state = 'sending'`.execute(db)
  await sql`
    update mailing set retry_at = now() + least(interval '1 minute' * 2 ^ put_off, interval '30 minutes'),
      put_off = least(put_off + 1, 10), says = ${says}
    where id = ${mailingId} and (retry_at is null or retry_at <= now())
  `.execute(db)
}
