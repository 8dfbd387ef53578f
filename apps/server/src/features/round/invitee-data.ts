import type { InviteeMail, Locale, MailNeed } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { needs } from './needs-data.ts'

export interface NewInvitee {
  id: number
  email: string
  emailKey: string
  name: string
  lang: Locale
  labels: string[]
  linkHash: Buffer
  linkSealed: Buffer
}

/** Taken before the rows are written, because a link is sealed for its row. */
export async function takeIds(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('invitee', 'id'))::int as id from generate_series(1, ${count})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the ids of those who were not in the round. */
export async function addInvitees(db: Database, roundId: number, invitees: NewInvitee[]): Promise<number[]> {
  const column = <Key extends keyof NewInvitee>(key: Key) => invitees.map((invitee) => invitee[key])
  const { rows } = await sql<{ id: number }>`
    insert into invitee (id, round_id, email, email_key, name, lang, labels, link_hash, link_sealed)
    select id, ${roundId}, email, email_key, name, lang,
      array(select jsonb_array_elements_text(labels)), link_hash, link_sealed
    from unnest(${column('id')}::int[], ${column('email')}::text[], ${column('emailKey')}::text[],
      ${column('name')}::text[], ${column('lang')}::text[],
      ${column('labels').map((labels) => JSON.stringify(labels))}::jsonb[],
      ${column('linkHash')}::bytea[], ${column('linkSealed')}::bytea[])
      as new (id, email, email_key, name, lang, labels, link_hash, link_sealed)
    on conflict (round_id, email_key) where email_key is not null do nothing
    returning id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns which of these addresses the round has. */
export async function knownAddresses(db: Database, roundId: number, emailKeys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select email_key as key from invitee where round_id = ${roundId} and email_key = any(${emailKeys}::text[])
  `.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** The people of a round, as a list of them would say it. */
export async function readPeople(db: Database, roundId: number) {
  const { rows } = await sql<Pick<NewInvitee, 'email' | 'emailKey' | 'name' | 'lang' | 'labels'>>`
    select email, email_key as "emailKey", name, lang, labels from invitee
    where round_id = ${roundId} and email_key is not null order by id
  `.execute(db)
  return rows
}

export interface Invitee {
  id: number
  email: string
  name: string
  lang: Locale
  labels: string[]
  stage: number
  sealed: Buffer
  team: string | null
  position: number | null
  revisionId: number | null
  mail: InviteeMail
  mails: number
  mailSays: string | null
  /** When the latest mail went out or was refused. */
  mailedAt: Date | null
  returnedAt: Date | null
  /** Who marked that mail came back. */
  returnedBy: string | null
  /** Null if mail was ended for every round. */
  stoppedAt: Date | null
  lastSign: Date | null
  copiedAt: Date | null
  /** Of a finished session. */
  uuid: string | null
}

export interface InviteeFilter {
  stage?: number | undefined
  search?: string | undefined
  mail?: MailNeed | undefined
}

/** Mails that went out, or may have. */
const WRITTEN = sql`('sending', 'sent', 'uncertain')`

export async function readInvitees(
  db: Database,
  roundId: number,
  { stage, search, mail }: InviteeFilter,
  after: number,
  limit: number,
): Promise<Invitee[]> {
  // A range of one round: with `=`, the planner may walk the invitees of all rounds by id until it finds this one's.
  const conditions: RawBuilder<unknown>[] = [
    stage === undefined
      ? sql`(round_id, invitee.id) > (${roundId}, ${after})`
      : sql`(round_id, stage, invitee.id) > (${roundId}, ${stage}, ${after}) and stage = ${stage}`,
    sql`round_id <= ${roundId} and email_key is not null`,
  ]
  if (mail) conditions.push(needs(mail))
  if (search) conditions.push(sql`search like '%' || ${escaped(search)} || '%'`)
  const order = stage === undefined ? sql`round_id, invitee.id` : sql`round_id, stage, invitee.id`
  const { rows } = await sql<Invitee>`
    select found.id, found.email, found.name, found.lang, labels, stage, link_sealed as sealed,
      session.name as team, session.position, revision_id as "revisionId",
      case when returned_at is not null then 'returned'
        when stopped_at is not null or exists (select from mail_stop where key = sha256(convert_to(found.email_key, 'UTF8')))
          then 'stopped'
        when last.state = 'sending' then 'queued' else coalesce(last.state, 'none') end as mail,
      case when last.state = 'failed' then last.says end as "mailSays",
      coalesce(done_at, sending_at) as "mailedAt", returned_at as "returnedAt", stopped_at as "stoppedAt",
      copied_at as "copiedAt",
      coalesce((select hr_account.name from hr_account where hr_account.email = returned_by), returned_by) as "returnedBy",
      (select count(*)::int from invitee_mail where invitee_id = found.id and counts and state in ${WRITTEN}) as mails,
      greatest(opened_at, session.started_at, session.finished_at,
        (select to_timestamp(max(given_at) / 1000.0) from answer where session_id = session.id)) as "lastSign",
      case when finished_at is not null then session.uuid end as uuid
    from (select * from invitee where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}) as found
    left join session on session.id = session_id
    left join lateral (
      select state, says, done_at, sending_at from invitee_mail
      where invitee_id = found.id and counts and state <> 'skipped' order by invitee_mail.id desc limit 1
    ) as last on true
    order by found.id
  `.execute(db)
  return rows
}

/** Escapes wildcards after normalisation, which turns a full-width percent sign into one. */
const escaped = (text: string) =>
  sql`regexp_replace(searchable(${text.normalize('NFC')}), '([\\\\%_])', '\\\\\\1', 'g')`

export interface InviteeRow {
  id: number
  roundId: number
  email: string
  stage: number
  sealed: Buffer
}

/** Undefined for an erased or withdrawn one. Locks the row so that two changes follow one another. */
export async function lockInvitee(tx: Database, id: number): Promise<InviteeRow | undefined> {
  const { rows } = await sql<InviteeRow>`
    select id, round_id as "roundId", email, stage, link_sealed as sealed from invitee
    where id = ${id} and email_key is not null for no key update
  `.execute(tx)
  return rows[0]
}

export interface NewLink {
  linkHash: Buffer
  linkSealed: Buffer
}

/** What was mailed before went to another mailbox, so it no longer counts, and neither do its wishes. */
export async function changeAddress(
  tx: Database,
  id: number,
  { email, emailKey, linkHash, linkSealed }: NewLink & { email: string; emailKey: string },
): Promise<void> {
  await sql`
    update invitee set email = ${email}, email_key = ${emailKey}, link_hash = ${linkHash}, link_sealed = ${linkSealed},
      stop_key = gen_random_uuid(), stage = 0, opened_at = null, returned_at = null, returned_by = null,
      stopped_at = null, copied_at = null
    where id = ${id}
  `.execute(tx)
  await sql`update invitee_mail set counts = false where invitee_id = ${id} and state <> 'queued'`.execute(tx)
}

export async function setReturned(db: Database, id: number, by: string | null): Promise<boolean> {
  const { rows } = await sql`
    update invitee set returned_at = case when ${by}::text is null then null else coalesce(returned_at, now()) end,
      returned_by = ${by}
    where id = ${id} and email_key is not null returning 1
  `.execute(db)
  return rows.length > 0
}

export async function recordCopied(tx: Database, id: number): Promise<void> {
  await sql`update invitee set copied_at = now() where id = ${id}`.execute(tx)
}

/** Erases what the row says about the person; the counts stay. */
export async function forgetInvitees(tx: Database, ids: number[]): Promise<void> {
  await sql`select forget_invitees(${ids}::int[])`.execute(tx)
}

export async function recordWithdrawn(tx: Database, id: number): Promise<void> {
  await sql`update invitee set withdrawn_at = now() where id = ${id}`.execute(tx)
}

/** Identifies an invitee without revealing whose it is, as the mark of a session does. */
const MARK = sql`encode(sha256(convert_to('invitee ' || id || ' ' || extract(epoch from added_at), 'UTF8')), 'hex')`

export async function marksOfInvitees(db: Database, ids: number[]): Promise<string[]> {
  const { rows } = await sql<{ mark: string }>`
    select ${MARK} as mark from invitee where id = any(${ids}::int[])`.execute(db)
  return rows.map(({ mark }) => mark)
}

export async function inviteesMarked(db: Database, marks: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from invitee where email_key is not null and ${MARK} = any(${marks}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

export async function inviteesOfAddress(db: Database, emailKey: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from invitee where email_key = ${emailKey}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Invitees with an address whose round closed this many months ago. */
export async function inviteesOlderThan(
  db: Database,
  months: number,
  timeZone: string,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select invitee.id from invitee join round on round.id = round_id
    where email_key is not null and least(closed_at, (closes_on + 1)::timestamp at time zone ${timeZone})
      < now() - make_interval(months => ${months})
    limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
