import type { MailingKind, MailingState } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { queueReminder } from './mail-data.ts'

export interface Mailing {
  id: number
  kind: MailingKind
  at: Date
  state: MailingState
  /** When mails that the mail server put off are tried again; null if a person paused them. */
  retryAt: Date | null
  says: string | null
  queued: number
  sent: number
  failed: number
  uncertain: number
  skipped: number
}

const count = (states: string) => sql`count(*) filter (where invitee_mail.state in (${sql.raw(states)}))::int`

/** In the order of their moments. A mailing that the mail server put off shows as paused, one without mails to go as sent. */
export async function readMailings(db: Database, roundId: number): Promise<Mailing[]> {
  const { rows } = await sql<Mailing>`
    select mailing.id, kind, at, mailing.says, case when mailing.state = 'sending' then retry_at end as "retryAt",
      case when mailing.state <> 'sending' then mailing.state
        when not bool_or(invitee_mail.state in ('queued', 'sending')) then 'sent'
        when retry_at > now() then 'paused' else 'sending' end as state,
      ${count(`'queued', 'sending'`)} as queued, ${count(`'sent'`)} as sent, ${count(`'failed'`)} as failed,
      ${count(`'uncertain'`)} as uncertain, ${count(`'skipped'`)} as skipped
    from mailing left join invitee_mail on mailing_id = mailing.id
    where round_id = ${roundId}
    group by mailing.id order by at, mailing.id
  `.execute(db)
  return rows.map((row) => (row.state === 'paused' ? row : { ...row, retryAt: null }))
}

/** Who paused the mailings that wait for a person, and since when. */
export async function readPauses(db: Database, roundId: number) {
  const { rows } = await sql<{ mailing: number; by: string; at: Date }>`
    select mailing.id as mailing, coalesce(hr_account.name, paused_by) as by, paused_at as at
    from mailing left join hr_account on email = paused_by
    where round_id = ${roundId} and state = 'paused' and paused_at is not null`.execute(db)
  return rows
}

/** Null for a mailing at the moment of planning. */
const momentOf = (sends: string | null, days: number, timeZone: string) =>
  sql`((coalesce(${sends}::timestamp, (select planned_at from round where id = round_id) at time zone ${timeZone})
    + make_interval(days => ${days})) at time zone ${timeZone})`

interface Schedule {
  sends: string | null
  reminders: number[]
  timeZone: string
}

/** Creates the invitation if there is none, and moves one that has not begun. A late one that moves ahead waits again. */
export async function scheduleInvitation(tx: Database, roundId: number, { sends, timeZone }: Schedule): Promise<void> {
  await sql`
    insert into mailing (round_id, kind, at)
    select ${roundId}, 'invitation', ${momentOf(sends, 0, timeZone)} from (select ${roundId}::int as round_id) as round_of
    where not exists (select from mailing where round_id = ${roundId} and kind = 'invitation')
  `.execute(tx)
  await sql`
    update mailing set at = ${momentOf(sends, 0, timeZone)},
      state = case when state = 'late' then 'planned' else state end
    where round_id = ${roundId} and kind = 'invitation' and state in ('planned', 'paused', 'late')
      and at <> ${momentOf(sends, 0, timeZone)}
  `.execute(tx)
}

/** Plans the reminders that are not planned yet, moves those that have not begun, and removes those not wanted. */
export async function scheduleReminders(
  tx: Database,
  roundId: number,
  { sends, reminders, timeZone }: Schedule,
): Promise<void> {
  await sql`delete from mailing where round_id = ${roundId} and kind = 'reminder' and state in ('planned', 'paused')
    and not days = any(${reminders}::int[]) and not exists (select from invitee_mail where mailing_id = mailing.id)`.execute(
    tx,
  )
  for (const days of reminders) {
    const at = momentOf(sends, days, timeZone)
    await sql`
      insert into mailing (round_id, kind, days, at)
      select ${roundId}, 'reminder', ${days}, ${at} from (select ${roundId}::int as round_id) as round_of
      where not exists (select from mailing where round_id = ${roundId} and kind = 'reminder' and days = ${days})
    `.execute(tx)
    await sql`update mailing set at = ${at} where round_id = ${roundId} and kind = 'reminder' and days = ${days}
      and state in ('planned', 'paused')`.execute(tx)
  }
}

export async function addMailingByHand(tx: Database, roundId: number, message: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mailing (round_id, kind, at, message, state)
    values (${roundId}, 'by-hand', now(), ${message}, 'sending') returning id
  `.execute(tx)
  return (rows[0] as { id: number }).id
}

/** The invitation to which later invitees are added, unless it was dropped. */
export async function invitationOf(tx: Database, roundId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from mailing where round_id = ${roundId} and kind = 'invitation' and state <> 'dropped'`.execute(tx)
  return rows[0]?.id
}

/** Lets a mailing that was done send again. */
export async function reopenMailing(tx: Database, id: number): Promise<void> {
  await sql`update mailing set state = 'sending' where id = ${id} and state = 'sent'`.execute(tx)
}

/** Nobody is written to any more: what has not begun is dropped, what has is done. */
export async function endMailings(tx: Database, roundId: number): Promise<void> {
  await sql`update invitee_mail set state = 'skipped', done_at = now() from mailing
    where mailing.id = mailing_id and round_id = ${roundId} and invitee_mail.state = 'queued'`.execute(tx)
  await sql`update mailing set state = case when exists (select from invitee_mail where mailing_id = mailing.id
      and state in ('sending', 'sent', 'failed', 'uncertain')) then 'sent' else 'dropped' end
    where round_id = ${roundId} and state in ('planned', 'sending', 'paused', 'late')`.execute(tx)
}

export interface MailingRow {
  id: number
  roundId: number
  round: string
  kind: MailingKind
  state: MailingState
}

export async function lockMailing(tx: Database, id: number): Promise<MailingRow | undefined> {
  const { rows } = await sql<MailingRow>`
    select mailing.id, round_id as "roundId", round.name as round, kind, state
    from mailing join round on round.id = round_id where mailing.id = ${id} for update of mailing`.execute(tx)
  return rows[0]
}

export async function pauseMailing(tx: Database, { id }: MailingRow, by: string): Promise<void> {
  await sql`update mailing set state = 'paused', paused_by = ${by}, paused_at = now() where id = ${id}`.execute(tx)
}

/** A mailing whose moment has come goes at once, however late it is: somebody has just decided that. */
export async function letMailingGo(tx: Database, { id, kind, roundId }: MailingRow): Promise<void> {
  const { rows } = await sql<{ isDue: boolean; isQueued: boolean }>`
    update mailing set retry_at = null, put_off = 0, state = case when at > now() then 'planned' else 'sending' end
    where id = ${id}
    returning at <= now() as "isDue", exists (select from invitee_mail where mailing_id = ${id}) as "isQueued"
  `.execute(tx)
  if (rows[0]?.isDue && !rows[0].isQueued && kind === 'reminder') await queueReminder(tx, id, roundId)
}

export async function dropMailing(tx: Database, { id }: MailingRow): Promise<void> {
  await sql`update mailing set state = 'dropped' where id = ${id}`.execute(tx)
  await sql`update invitee_mail set state = 'skipped', done_at = now()
    where mailing_id = ${id} and state = 'queued'`.execute(tx)
}
