import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'

/** Only in the transaction in which the team finished: then `finished_at` equals the transaction's time. */
export async function askForAnswersMail(tx: Database, sessionId: string): Promise<void> {
  const passed = await tx
    .selectFrom('team_session')
    .select('id')
    .where('id', '=', sessionId)
    .where('finished_at', '=', sql<Date>`now()`)
    .executeTakeFirst()
  if (passed) await addJob(tx, 'mail-results', { sessionId }, { key: `mail-results:${sessionId}` })
}

export async function askForAnswersMailAgain(tx: Database, sessionId: string): Promise<void> {
  await tx.deleteFrom('results_mail').where('session_id', '=', sessionId).execute()
  await addJob(tx, 'mail-results', { sessionId }, { key: `mail-results:${sessionId}` })
}

/** Undefined if the team was already mailed. */
export const teamToMail = (db: Database, id: string) =>
  db
    .selectFrom('team_session as session')
    .leftJoin('results_mail', 'session_id', 'session.id')
    .select(['email', 'uuid', 'revision_id as revisionId', sql<Locale>`session.lang`.as('lang')])
    .where('session.id', '=', id)
    .where('session_id', 'is', null)
    .executeTakeFirst()

/** Does nothing if the session was erased meanwhile. */
export async function recordMail(db: Database, sessionId: string, outcome: 'sent' | 'refused'): Promise<void> {
  await sql`
    insert into results_mail (session_id, outcome) select id, ${outcome} from session where id = ${sessionId}
    on conflict do nothing
  `.execute(db)
}
