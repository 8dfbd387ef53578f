import type { MailingKind, MailingState } from '@thrive/domain'
import type pg from 'pg'

/** Mails of a round that wait for a person, as a mail server and the hours would leave them. */

interface WantedMailing {
  kind: MailingKind
  state: MailingState
  /** From now; of one that went out, negative. */
  hours: number
  /** How many mails are not accepted by the mail server. They are those of the leaders who are least far. */
  mails?: Partial<Record<'failed' | 'uncertain' | 'queued', number>>
  /** True of a mailing that the mail server put off. */
  isPutOff?: boolean
}

export async function addMailing(db: pg.Pool, round: number, wanted: WantedMailing): Promise<void> {
  const { kind, state, hours, mails, isPutOff = false } = wanted
  const states = Object.entries(mails ?? {}).flatMap(([each, count]) => Array<string>(count).fill(each))
  // In one statement: the sender takes a mailing without mails for one that is done.
  await db.query(
    `with added as (
       insert into mailing (round_id, kind, state, at, retry_at, says)
       values ($1, $2, $3, now() + make_interval(hours => $4::int), case when $5 then now() + interval '1 hour' end,
         case when $5 then '451 4.7.1 Too many messages, try again later' end)
       returning id, at
     )
     insert into invitee_mail (mailing_id, invitee_id, state, done_at, says)
     select added.id, given.id, state, case when state <> 'queued' then at end,
       case when state = 'failed' then '550 5.1.1 no such user here' end
     from added, (select id, coalesce(($6::text[])[row_number() over (order by stage, id)], 'sent') as state
       from invitee where round_id = $1 and $7) as given`,
    [round, kind, state, hours, isPutOff, states, mails !== undefined],
  )
}

/** A leader's mail came back, as HR marked, and another leader wants none. */
export async function markMails(db: pg.Pool, round: number): Promise<void> {
  await db.query(
    `update invitee set returned_at = now(), returned_by = 'Noor de Vries'
     where id = (select max(id) from invitee where round_id = $1 and stage = 1)`,
    [round],
  )
  await db.query(
    `update invitee set stopped_at = now() where id = (select max(id) from invitee where round_id = $1 and stage = 2)`,
    [round],
  )
}
