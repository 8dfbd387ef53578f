import { randomBytes } from 'node:crypto'
import type { Body } from '@thrive/contract'
import { isEmail, normaliseEmail } from '@thrive/domain'
import { memberInvitationMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import type { JobPayloads } from '../../../infra/jobs.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { accountByEmail } from '../account/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import {
  askForMemberInvitationMail,
  dropMemberInvitation,
  memberInvitationToMail,
  renewMemberInvitation,
  storeMemberInvitation,
  storeSecret,
} from './member-invitation-data.ts'
import { assertOwner } from './service.ts'

export const DAYS = 7
const inSevenDays = () => new Date(Date.now() + DAYS * 86_400_000)
const newSecret = () => randomBytes(32).toString('base64url')
/** The secret is in the fragment, which browsers do not send, so no server or proxy logs it. */
const pathOf = (secret: string) => `/admin/invitation#${secret}`

type Invited = Body<'POST /api/admin/people/invite'>

/** Returns the invitation's id. */
export function invite({ db, mail }: Pick<Deps, 'db' | 'mail'>, by: HrAccount, invited: Invited): Promise<number> {
  const email = invited.email.trim()
  if (!isEmail(email)) throw invalid('invalid-email')
  const emailKey = normaliseEmail(email)
  return db.transaction().execute(async (tx) => {
    await assertOwner(tx, by)
    if (await accountByEmail(tx, emailKey)) throw new Refusal(409, 'already-member')
    const expiresAt = inSevenDays()
    const { role, lang } = invited
    const id = await storeMemberInvitation(tx, { email, emailKey, role, lang, invitedBy: by.email, expiresAt })
    if (mail) await askForMemberInvitationMail(tx, id, expiresAt)
    await writeAuditEntry(tx, { who: by.email, what: 'invited', whom: email, detail: role })
    return id
  })
}

/** The job. The secret is created here and never stored in clear, so a retry creates a new one. */
export async function sendMemberInvitation(
  { db, mail, organisation }: Deps,
  payload: JobPayloads['mail-invitation'],
): Promise<void> {
  const invitation = await memberInvitationToMail(db, payload.invitationId)
  const until = new Date(payload.until)
  if (!mail || !invitation || until.getTime() !== invitation.expires_at.getTime()) return
  const secret = newSecret()
  if (!(await storeSecret(db, payload.invitationId, until, sha256(secret)))) return
  const { email, lang, role, invitedBy } = invitation
  const { name } = await organisation.read()
  const url = mail.linkTo(pathOf(secret), lang)
  await mail.send({
    to: email,
    text: memberInvitationMail(lang, { organisation: name, role, invitedBy, url, days: DAYS }),
  })
}

/** Returns the path of the link to hand over, or null if it is mailed. */
export async function renew(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  by: HrAccount,
  { invitation: id, by: way }: Body<'POST /api/admin/people/invitation/renew'>,
): Promise<string | null> {
  const secret = way === 'mail' && mail ? null : newSecret()
  await db.transaction().execute(async (tx) => {
    await assertOwner(tx, by)
    const expiresAt = inSevenDays()
    const hash = secret ? sha256(secret) : null
    const renewed = await renewMemberInvitation(tx, id, { invited_by: by.email, expires_at: expiresAt, hash })
    if (!renewed) throw notFound('invitation-gone')
    if (!secret) await askForMemberInvitationMail(tx, id, expiresAt)
    await writeAuditEntry(tx, { who: by.email, what: 'invited', whom: renewed.email, detail: renewed.role })
  })
  return secret && pathOf(secret)
}

export const withdraw = (db: Database, by: HrAccount, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const dropped = await dropMemberInvitation(tx, id)
    if (!dropped) throw notFound('invitation-gone')
    await writeAuditEntry(tx, { who: by.email, what: 'invitation_withdrawn', whom: dropped.email })
  })
