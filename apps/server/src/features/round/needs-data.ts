import type { MailNeed } from '@thrive/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

const IS_RETURNED = sql<boolean>`returned_at is not null`
const IS_STOPPED = sql<boolean>`(stopped_at is not null
  or exists (select from mail_stop where key = sha256(convert_to(invitee.email_key, 'UTF8'))))`
const isLast = (state: 'uncertain' | 'failed') => sql<boolean>`coalesce((select state = ${state} from invitee_mail
  where invitee_id = invitee.id and counts and state <> 'skipped' order by id desc limit 1), false)`

/** True of an invitee whose mail needs a person for this reason. A team that has finished needs no mail. */
export const needs = (need: MailNeed): RawBuilder<boolean> => sql`(stage < 3 and ${REASONS[need]})`

const REASONS: Record<MailNeed, RawBuilder<boolean>> = {
  returned: IS_RETURNED,
  stopped: sql`not ${IS_RETURNED} and ${IS_STOPPED}`,
  uncertain: sql`not ${IS_RETURNED} and not ${IS_STOPPED} and ${isLast('uncertain')}`,
  failed: sql`not ${IS_RETURNED} and not ${IS_STOPPED} and ${isLast('failed')}`,
}

/** How many invitees of a round need a person, by reason. */
export async function countNeeds(db: Database, roundId: number): Promise<Record<MailNeed, number>> {
  const count = (need: MailNeed) => sql`count(*) filter (where ${needs(need)})::int`
  const { rows } = await sql<Record<MailNeed, number>>`
    select ${count('uncertain')} as uncertain, ${count('failed')} as failed, ${count('returned')} as returned,
      ${count('stopped')} as stopped
    from invitee where round_id = ${roundId} and email_key is not null and stage < 3
  `.execute(db)
  return rows[0] as Record<MailNeed, number>
}

interface Links {
  /** How many were copied, to be handed over. */
  copied: number
  /** Since when they work; null if they do not yet. */
  since: Date | null
}

export async function readLinks(db: Database, roundId: number): Promise<Links> {
  const { rows } = await sql<Links>`
    select count(copied_at)::int as copied, (select begun_at from round where id = ${roundId}) as since
    from invitee where round_id = ${roundId} and email_key is not null
  `.execute(db)
  return rows[0] as Links
}
