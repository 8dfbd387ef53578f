import type pg from 'pg'

/** Invitees of each round. */
export const ROUND_SIZE = 5_000

/**
 * Adds rounds of 5,000 invitees, each with two mails. Three of five have begun a session, as far as there are sessions,
 * and every third is in each of the rounds.
 * The triggers that count are switched off while seeding, so the counts are written here.
 */
export async function addRounds(client: pg.Client, rounds: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `insert into round (name, version_slug, lang, closes_on, labels, planned_at, begun_at)
     select 'Round ' || nth, 'v2', 'en', date '2099-12-31', array['Department'], now(), now()
     from generate_series(1, $1::int) as nth returning id`,
    [rounds],
  )
  for (const [nth, { id }] of rows.entries()) {
    await client.query(
      `insert into invitee (round_id, email, email_key, name, lang, labels, link_hash, link_sealed, stage, session_id)
       select round_id, address, address, 'Lead ' || md5(address), 'en', array['Unit ' || n % 40], sha256((address || round_id)::bytea), '\\x00',
         case when session.id is null then n % 2 when finished_at is null then 2 else 3 end, session.id
       from (select $1::int as round_id, n, 'lead' || n || case when n % 3 = 0 then '' else '.' || $1::int end || '@example.org' as address
             from generate_series(0, $2::int - 1) as n) as person
       left join (select id, finished_at, row_number() over (order by id) - 1 as place from session
                  where id between $3::bigint + 1 and $3::bigint + $2::int) as session on place = n and n % 5 < 3`,
      [id, ROUND_SIZE, nth * ROUND_SIZE],
    )
    await client.query(
      `insert into mailing (round_id, kind, at, state) select $1::int, kind, now() - interval '1 day', 'sent'
       from unnest(array['invitation', 'reminder']) as kind`,
      [id],
    )
    await client.query(
      `insert into invitee_mail (mailing_id, invitee_id, state, done_at)
       select mailing.id, invitee.id, 'sent', now() from mailing join invitee using (round_id) where round_id = $1`,
      [id],
    )
  }
  await client.query(`
    update round set invited = found.invited, opened = found.opened, started = found.started, finished = found.finished
    from (select round_id, count(*) as invited, count(*) filter (where stage >= 1) as opened,
        count(*) filter (where stage >= 2) as started, count(*) filter (where stage >= 3) as finished
      from invitee group by round_id) as found where found.round_id = round.id`)
  await client.query(`
    insert into round_label (round_id, label, name, place, invited, opened, started, finished)
    select round_id, 1, labels[1], min(id), count(*), count(*) filter (where stage >= 1),
      count(*) filter (where stage >= 2), count(*) filter (where stage >= 3)
    from invitee group by round_id, labels[1] on conflict do nothing`)
}
