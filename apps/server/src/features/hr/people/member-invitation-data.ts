import type { Locale, Role } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'

/** Enough to outlast a mail server that is busy for a while. The owner can also send the mail again. */
const TRIES = 8

/** Hides invitations whose address already has an account. */
export async function listMemberInvitations(db: Database) {
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

export interface NewMemberInvitation {
  email: string
  emailKey: string
  role: Role
  lang: Locale
  invitedBy: string
  expiresAt: Date
}

/** One per address: an earlier link stops working. */
export async function storeMemberInvitation(tx: Database, invitation: NewMemberInvitation): Promise<number> {
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

/** The renewing owner becomes the inviter. Undefined if the invitation is gone. */
export const renewMemberInvitation = (
  tx: Database,
  id: number,
  renewal: { invited_by: string; expires_at: Date; hash: Buffer | null },
) => tx.updateTable('invitation').set(renewal).where('id', '=', id).returning(['email', 'role']).executeTakeFirst()

/** `until` lets the job detect that the invitation was renewed meanwhile. */
export const askForMemberInvitationMail = (tx: Database, id: number, until: Date) =>
  addJob(
    tx,
    'mail-invitation',
    { invitationId: id, until: until.toISOString() },
    { key: `mail-invitation:${id}`, tries: TRIES },
  )

export const memberInvitationToMail = (db: Database, id: number) =>
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

/** False if the invitation was renewed or withdrawn meanwhile. */
export async function storeSecret(db: Database, id: number, until: Date, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ hash })
    .where('id', '=', id)
    .where('expires_at', '=', until)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const dropMemberInvitation = (tx: Database, id: number) =>
  tx.deleteFrom('invitation').where('id', '=', id).returning('email').executeTakeFirst()

/** Deletes the account's invitations and returns their addresses. */
export const dropMemberInvitationsBy = (tx: Database, accountId: number) =>
  tx
    .deleteFrom('invitation')
    .using('hr_account')
    .whereRef('invited_by', '=', 'hr_account.email')
    .where('hr_account.id', '=', accountId)
    .returning('invitation.email')
    .execute()

export const memberInvitationBySecret = (db: Database, hash: Buffer) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'email_key as emailKey', sql<Role>`role`.as('role'), 'lang', 'expires_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()

/** Consumes the invitation; of simultaneous calls, one succeeds. Returns the current role. */
export const useMemberInvitation = (tx: Database, hash: Buffer) =>
  tx
    .deleteFrom('invitation')
    .where('hash', '=', hash)
    .where('expires_at', '>', new Date())
    .returning(['email', 'email_key as emailKey', sql<Role>`role`.as('role'), 'lang'])
    .executeTakeFirst()

/** Expired invitations stay listed for a month. */
export async function dropOldMemberInvitations(db: Database): Promise<void> {
  await db.deleteFrom('invitation').where('expires_at', '<', sql<Date>`now() - interval '30 days'`).execute()
}
