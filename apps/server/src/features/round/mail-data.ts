import { type Locale, type MailingKind, ROUND_LIMITS } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { isClosed } from './data.ts'

/** True if the invitee may get a mail of the round at all; asked again at the moment of sending. */
const MAY_GET_MAIL = sql`(invitee.email_key is not null and stage < 3 and returned_at is null and stopped_at is null
  and not exists (select from mail_stop where key = sha256(convert_to(invitee.email_key, 'UTF8'))))`

/** The rule of three mails, days apart. A failed mail does not count, and neither does one to a former address. */
const IS_NEXT_MAIL_DUE = sql`not exists (
  select from invitee_mail where invitee_id = invitee.id and counts
  having count(*) filter (where state in ('queued', 'sending')) > 0
    or count(*) filter (where state in ('sent', 'uncertain')) >= ${ROUND_LIMITS.mails}
    or max(done_at) filter (where state in ('sent', 'uncertain'))
      > now() - make_interval(days => ${ROUND_LIMITS.daysBetween}))`

/** The same for an invitee whom a person named: a mail that may have gone out need not be days ago. */
const MAY_BE_NAMED = sql`not exists (
  select from invitee_mail where invitee_id = invitee.id and counts
  having count(*) filter (where state in ('queued', 'sending')) > 0
    or count(*) filter (where state in ('sent', 'uncertain')) >= ${ROUND_LIMITS.mails}
    or max(done_at) filter (where state = 'sent') > now() - make_interval(days => ${ROUND_LIMITS.daysBetween}))`

const IS_UNCERTAIN = sql`coalesce((select state = 'uncertain' from invitee_mail
  where invitee_id = invitee.id and counts and state <> 'skipped' order by id desc limit 1), false)`

/** Queues the invitation of these invitees, or of all. Returns how many may be written to. */
export async function queueInvitation(
  tx: Database,
  mailingId: number,
  roundId: number,
  ids: number[] | null = null,
): Promise<number> {
  const { rows } = await sql`
    insert into invitee_mail (mailing_id, invitee_id)
    select ${mailingId}, invitee.id from invitee
    where round_id = ${roundId} and ${MAY_GET_MAIL} and (${ids}::int[] is null or invitee.id = any(${ids}::int[]))
    order by invitee.id
    on conflict (mailing_id, invitee_id) do nothing returning 1
  `.execute(tx)
  return rows.length
}

export async function countQueued(db: Database, mailingId: number): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from invitee_mail where mailing_id = ${mailingId} and state = 'queued'`.execute(db)
  return rows[0]?.mails ?? 0
}

/** Queues a planned reminder for those who may be written to now. */
export async function queueReminder(tx: Database, mailingId: number, roundId: number): Promise<void> {
  await sql`
    insert into invitee_mail (mailing_id, invitee_id)
    select ${mailingId}, invitee.id from invitee
    where round_id = ${roundId} and ${MAY_GET_MAIL} and ${IS_NEXT_MAIL_DUE}
    order by invitee.id
    on conflict do nothing
  `.execute(tx)
}

/** Returns whom a reminder by hand reaches and how many it leaves out: those who stand at these stages. */
export async function remindableByStage(db: Database, roundId: number, stages: number[]) {
  const { rows } = await sql<{ id: number; may: boolean }>`
    select id, ${MAY_GET_MAIL} and ${IS_NEXT_MAIL_DUE} and not ${IS_UNCERTAIN} as may from invitee
    where round_id = ${roundId} and email_key is not null and stage = any(${stages}::int[]) order by id
  `.execute(db)
  return rows
}

/** How many a reminder by hand reaches now, at each stage. */
export async function countRemindable(db: Database, roundId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ stage: number; invitees: number }>`
    select stage, count(*)::int as invitees from invitee
    where round_id = ${roundId} and ${MAY_GET_MAIL} and ${IS_NEXT_MAIL_DUE} and not ${IS_UNCERTAIN} group by stage
  `.execute(db)
  return new Map(rows.map(({ stage, invitees }) => [stage, invitees]))
}

/** The same for invitees whom a person named. One that is not in the round is missing. */
export async function remindableByName(db: Database, roundId: number, ids: number[]) {
  const { rows } = await sql<{ id: number; may: boolean }>`
    select id, ${MAY_GET_MAIL} and ${MAY_BE_NAMED} as may from invitee
    where round_id = ${roundId} and email_key is not null and id = any(${ids}::int[]) order by id
  `.execute(db)
  return rows
}

export async function queueByHand(tx: Database, mailingId: number, ids: number[]): Promise<void> {
  await sql`insert into invitee_mail (mailing_id, invitee_id)
    select ${mailingId}, unnest(${ids}::int[])`.execute(tx)
}

export interface RoundMail {
  mailId: string
  mailingId: number
  /** This one included. */
  tries: number
  kind: MailingKind
  inviteeId: number
  stage: number
  email: string
  name: string
  lang: Locale
  sealed: Buffer
  stopKey: string
  round: string
  versionSlug: string
  closes: string
  daysLeft: number
  /** HR's words: of the round, or of the reminder by hand. */
  message: string
}

/** How many queued mails are looked at to find some that may go. */
const LOOKED_AT = 500

/**
 * Takes the next mails and commits that they are being sent, before the mail server is spoken to. Mails to invitees who
 * may no longer be written to are skipped.
 */
export async function claimRoundMails(tx: Database, most: number, timeZone: string): Promise<RoundMail[]> {
  const { rows: due } = await sql<{ id: number }>`
    select mailing.id from mailing
    where state = 'sending' and at <= now() and (retry_at is null or retry_at <= now())
      and not (kind = 'by-hand' and exists (
        select from mailing as other where other.round_id = mailing.round_id and other.state = 'late'))
    order by at, id
  `.execute(tx)
  const mails: RoundMail[] = []
  for (const { id } of due) {
    if (mails.length < most) mails.push(...(await claimOf(tx, id, most - mails.length, timeZone)))
  }
  return mails
}

async function claimOf(tx: Database, mailingId: number, most: number, timeZone: string): Promise<RoundMail[]> {
  const { rows } = await sql<{ id: string; may: boolean }>`
    select invitee_mail.id, ${MAY_GET_MAIL} and not ${isClosed(timeZone)} as may
    from (select id, invitee_id, tries from invitee_mail where mailing_id = ${mailingId} and state = 'queued'
          order by tries, id limit ${LOOKED_AT} for update skip locked) as invitee_mail
    join invitee on invitee.id = invitee_id join round on round.id = round_id
    order by invitee_mail.tries, invitee_mail.id
  `.execute(tx)
  const chosen = rows.filter(({ may }) => may).slice(0, most)
  const skipped = rows.filter(({ may }) => !may)
  if (skipped.length > 0)
    await sql`update invitee_mail set state = 'skipped', done_at = now()
      where id = any(${skipped.map(({ id }) => id)}::bigint[])`.execute(tx)
  if (chosen.length === 0) return []
  const ids = chosen.map(({ id }) => id)
  await sql`update invitee_mail set state = 'sending', sending_at = clock_timestamp(), tries = tries + 1
    where id = any(${ids}::bigint[])`.execute(tx)
  await sql`update round set begun_at = now()
    where id = (select round_id from mailing where id = ${mailingId}) and begun_at is null`.execute(tx)
  const { rows: mails } = await sql<RoundMail>`
    select invitee_mail.id as "mailId", mailing_id as "mailingId", tries, kind, invitee.id as "inviteeId", stage, email, invitee.name,
      invitee.lang, link_sealed as sealed, stop_key as "stopKey", round.name as round, version_slug as "versionSlug",
      closes_on::text as closes, closes_on - (now() at time zone ${timeZone})::date as "daysLeft",
      case when kind = 'by-hand' then mailing.message else round.message end as message
    from invitee_mail join mailing on mailing.id = mailing_id join invitee on invitee.id = invitee_id
    join round on round.id = mailing.round_id
    where invitee_mail.id = any(${ids}::bigint[]) order by invitee_mail.id
  `.execute(tx)
  return mails
}
