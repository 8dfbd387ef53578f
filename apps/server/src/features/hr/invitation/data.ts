import type { Locale, Role } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'

/** Enough to outlast a mail server that is busy for a while; the owner can also send it again. */
const TRIES = 8

/** Those of somebody who has an account by now, got in another way, wait for nobody. */
export async function listInvitations(db: Database) {
  const rows = await db
    .selectFrom('invitation')
    .select(['id', 'email', sql<Role>`role`.as('role'), 'expires_at'])
    .where((row) =>
      row.not(row.exists(row.selectFrom('hr_account').whereRef('hr_account.email_key', '=', 'invitation.email_key'))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ expires_at, ...invitation }) => ({ ...invitation, expires: expires_at.toISOString() }))
}

export interface NewInvitation {
  email: string
  emailKey: string
  role: Role
  lang: Locale
  invitedBy: string
  expiresAt: Date
}

/** One per address: the link before opens nothing any more. */
export async function storeInvitation(tx: Database, invitation: NewInvitation): Promise<number> {
  const { email, emailKey, role, lang, invitedBy, expiresAt } = invitation
  const values = { email, role, lang, hash: null, invited_by: invitedBy, expires_at: expiresAt }
  const { id } = await tx
    .insertInto('invitation')
    .values({ ...values, email_key: emailKey })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ ...values, created_at: sql`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address, or undefined where there is no such invitation any more. */
export async function renewInvitation(tx: Database, id: number, expiresAt: Date, hash: Buffer | null) {
  const row = await tx
    .updateTable('invitation')
    .set({ expires_at: expiresAt, hash })
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst()
  return row
}

/** `until` tells the job whether the invitation is still the one that it is to mail. */
export const askForInvitationMail = (tx: Database, id: number, until: Date) =>
  addJob(
    tx,
    'mail-invitation',
    { invitationId: id, until: until.toISOString() },
    { key: `mail-invitation:${id}`, tries: TRIES },
  )

export const invitationToMail = (db: Database, id: number) =>
  db
    .selectFrom('invitation')
    .select([
      'email',
      'invited_by as invitedBy',
      sql<Role>`role`.as('role'),
      sql<Locale>`lang`.as('lang'),
      'expires_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** False where it was renewed or withdrawn meanwhile. */
export async function storeSecret(db: Database, id: number, until: Date, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ hash })
    .where('id', '=', id)
    .where('expires_at', '=', until)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const dropInvitation = (tx: Database, id: number) =>
  tx.deleteFrom('invitation').where('id', '=', id).returning('email').executeTakeFirst()

export const invitationBySecret = (db: Database, hash: Buffer) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'email_key as emailKey', sql<Role>`role`.as('role'), 'lang', 'expires_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()

/** Of several who use a link at the same time, one gets it. The role counts as it stands there now. */
export const useInvitation = (tx: Database, hash: Buffer) =>
  tx
    .deleteFrom('invitation')
    .where('hash', '=', hash)
    .where('expires_at', '>', new Date())
    .returning(['email', 'email_key as emailKey', sql<Role>`role`.as('role'), 'lang'])
    .executeTakeFirst()

/** A month after it ran out, nobody looks for it any more. */
export async function dropOldInvitations(db: Database): Promise<void> {
  await db.deleteFrom('invitation').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute()
}
