import type { ActionState, Locale, LookBackNote } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { notesJson } from '../../team/look-back/data.ts'

/** Never reads a uuid, which opens a session, nor anything else that opens something. */

export interface KeptSession {
  id: string
  revisionId: number
  version: string
  name: string | null
  email: string
  lang: Locale
  photoKey: string | null
  position: number
  started: Date
  finished: Date | null
  completed: Date | null
  round: number | null
  joinedTo: string | null
  answers: [number, string][]
  opinions: [string, number][]
  states: [number, ActionState][]
  notes: LookBackNote[]
}

export async function sessionsAfter(db: Database, id: string, limit: number): Promise<KeptSession[]> {
  const { rows } = await sql<KeptSession>`
    select session.id::text, revision_id as "revisionId", version_slug as version, session.name, session.email,
      session.lang, photo_key as "photoKey", position, started_at as started, finished_at as finished,
      completed_at as completed, round_id as round, session_join.to_id::text as "joinedTo",
      (select coalesce(json_agg(json_build_array(question_id, value) order by question_id), '[]')
       from answer where session_id = session.id) as answers,
      (select coalesce(json_agg(json_build_array(type, score)), '[]')
       from opinion where session_id = session.id) as opinions,
      (select coalesce(json_agg(json_build_array(question_id, state) order by later.id), '[]')
       from session as later join action_state on session_id = later.id
       where later.earlier_id = session.id) as states,
      ${notesJson(sql`session.id`)} as notes
    from team_session as session
    left join invitee on invitee.session_id = session.id
    left join session_join on session_join.session_id = session.id
    where session.id > ${id}::bigint order by session.id limit ${limit}
  `.execute(db)
  return rows
}

export async function keptRounds(db: Database) {
  const { rows } = await sql<{
    id: number
    name: string
    version: string
    lang: string
    sends: string | null
    closes: string
    message: string
    labels: string[]
    begun: Date | null
    closed: Date | null
    invited: number
    opened: number
    started: number
    finished: number
  }>`
    select id, name, version_slug as version, lang, sends::text, closes_on::text as closes, message, labels,
      begun_at as begun, closed_at as closed, invited, opened, started, finished
    from round order by id
  `.execute(db)
  return rows
}

export interface KeptInvitee {
  id: number
  round: number
  email: string | null
  name: string
  lang: string
  labels: string[]
  stage: number
  session: string | null
  opened: Date | null
  returned: Date | null
  stopped: Date | null
  withdrawn: Date | null
  mails: number
}

export async function inviteesAfter(db: Database, id: number, limit: number): Promise<KeptInvitee[]> {
  const { rows } = await sql<KeptInvitee>`
    select id, round_id as round, email, name, lang, labels, stage, session_id::text as session, opened_at as opened,
      returned_at as returned, stopped_at as stopped, withdrawn_at as withdrawn,
      (select count(*)::int from invitee_mail where invitee_id = invitee.id and state in ('sent', 'uncertain')) as mails
    from invitee where id > ${id} order by id limit ${limit}
  `.execute(db)
  return rows
}

export async function keptMailings(db: Database) {
  const { rows } = await sql<{
    id: number
    round: number
    kind: string
    at: Date
    state: string
    message: string
    says: string | null
  }>`
    select id, round_id as round, kind, at, state, message, says from mailing order by id
  `.execute(db)
  return rows
}

/** Without the keys that end mail. */
export async function mailsAfter(db: Database, id: string, limit: number) {
  const { rows } = await sql<{
    id: string
    mailing: number
    invitee: number
    state: string
    done: Date | null
    says: string | null
  }>`
    select id::text, mailing_id as mailing, invitee_id as invitee, state, done_at as done, says
    from invitee_mail where id > ${id}::bigint order by id limit ${limit}
  `.execute(db)
  return rows
}

/** What authors changed and have not published; the value as JSON. */
export async function keptDrafts(db: Database) {
  const { rows } = await sql<{
    version: string
    place: string
    lang: string
    value: string
    at: Date
    by: string
  }>`
    select version_slug as version, place, lang, draft::text as value, at, by from studio_place
    where draft is not null order by version_slug, place, lang
  `.execute(db)
  return rows
}

export async function keptEditions(db: Database) {
  const { rows } = await sql<{
    version: string
    number: number
    revisionId: number
    at: Date
    by: string | null
    note: string
  }>`
    select version_slug as version, number, revision_id as "revisionId", at, by, note from edition
    order by version_slug, number
  `.execute(db)
  return rows
}

/** The organisation's own files that an edition or a draft may use. */
export async function keptFiles(db: Database) {
  const { rows } = await sql<{ file: string; kind: string; name: string }>`
    select file, kind, name from studio_file order by file
  `.execute(db)
  return rows
}

export async function keptMembers(db: Database) {
  const { rows } = await sql<{
    name: string | null
    email: string
    role: string
    state: string
    factor: string
    seen: Date | null
  }>`
    select name, email, role, case when disabled_at is null then 'active' else 'disabled' end as state,
      case when factor_since is not null then 'on' when password_hash is null then 'company' else 'off' end as factor,
      seen_at as seen
    from hr_account
    union all
    select null, email, role, 'invited', '', null from invitation
    order by email
  `.execute(db)
  return rows
}

/** Without the client's secret. */
export async function keptSignIn(db: Database) {
  const { rows } = await sql<Record<string, unknown>>`
    select is_on as on, issuer, client_id as "clientId", domains, only_invited as "onlyInvited",
      first_role as "firstRole", is_only_way as "onlyWay"
    from company_sign_in
  `.execute(db)
  return rows[0] ?? null
}
