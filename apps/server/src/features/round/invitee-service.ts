import { isEmail, isOfDomain, normaliseEmail } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import { invalid, notFound, Refusal } from '../../http/errors.ts'
import { type Database, isTaken } from '../../infra/database.ts'
import { sealingKey } from '../hr/account/factor-service.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'
import {
  changeAddress,
  forgetInvitees,
  type InviteeRow,
  lockInvitee,
  recordCopied,
  recordWithdrawn,
  setReturned,
} from './invitee-data.ts'
import { linkPath, newLink } from './link-service.ts'

const STARTED = 2

const changeInvitee = <Result>(
  { db }: Pick<Deps, 'db'>,
  id: number,
  change: (tx: Database, invitee: InviteeRow) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const invitee = await lockInvitee(tx, id)
    if (!invitee) throw notFound('no-invitee')
    return change(tx, invitee)
  })

const assertNotStarted = ({ stage }: InviteeRow) => {
  if (stage >= STARTED) throw new Refusal(409, 'already-started')
}

/** Another address with a new link: the wrong mailbox may be somebody's. */
export async function correctInvitee(deps: Deps, by: HrAccount, id: number, typed: string): Promise<void> {
  const email = typed.trim()
  const { domains } = await deps.organisation.read()
  await changeInvitee(deps, id, async (tx, invitee) => {
    if (!isEmail(email)) throw invalid('invalid-email')
    if (!isOfDomain(email, domains)) throw invalid('other-domain', { domains })
    assertNotStarted(invitee)
    const link = newLink(sealingKey(deps.env), id)
    await changeAddress(tx, id, { email, emailKey: normaliseEmail(email), ...link })
    await writeAuditEntry(tx, { who: by.email, what: 'invitee_changed', detail: 'corrected' })
  }).catch((error) => {
    throw isTaken(error) ? new Refusal(409, 'already-invited') : error
  })
}

/** Marks by hand that mail came back, or that it did not. */
export const markReturned = ({ db }: Deps, by: HrAccount, id: number, returned: boolean): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await setReturned(tx, id, returned ? by.email : null))) throw notFound('no-invitee')
    await writeAuditEntry(tx, {
      who: by.email,
      what: 'invitee_changed',
      detail: returned ? 'returned' : 'not-returned',
    })
  })

/** Shows the link again, which leaves an entry in the audit log. */
export const showLink = (deps: Deps, by: HrAccount, id: number): Promise<string> =>
  changeInvitee(deps, id, async (tx, { sealed }) => {
    sealingKey(deps.env)
    const link = linkPath(deps.env, id, sealed)
    if (!link) throw new Refusal(503, 'link-unreadable')
    await recordCopied(tx, id)
    await writeAuditEntry(tx, { who: by.email, what: 'link_shown' })
    return link
  })

export const withdrawInvitee = (deps: Deps, by: HrAccount, id: number): Promise<void> =>
  changeInvitee(deps, id, async (tx, invitee) => {
    assertNotStarted(invitee)
    await forgetInvitees(tx, [id])
    await recordWithdrawn(tx, id)
    await writeAuditEntry(tx, { who: by.email, what: 'invitee_changed', detail: 'withdrawn' })
  })
