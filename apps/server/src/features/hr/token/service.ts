import { randomBytes } from 'node:crypto'
import type { Body } from '@thrive/contract'
import { TOKEN_LIMITS, TOKEN_PREFIX, TOKEN_WARNING_DAYS } from '@thrive/domain'
import { tokenMail } from '@thrive/words/token-mail'
import type { Deps } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { addJob, type JobPayloads } from '../../../infra/jobs.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { ownerIds, ownerToWarn } from '../settings/retention-data.ts'
import {
  countTokens,
  deleteEnded,
  endToken,
  isToken,
  type NamedToken,
  storeToken,
  takeEndingTokens,
  takeUses,
  workingToken,
} from './data.ts'

/** Names a token in an audit entry. */
const fact = ({ name, ending }: NamedToken) => ({ name: 'token', old: null, new: `${name} (…${ending})` })

/** Returns the token, which is kept as a hash only. */
export function makeToken(db: Database, by: HrAccount, wish: Body<'POST /api/admin/token/make'>) {
  const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
  return db.transaction().execute(async (tx) => {
    if ((await countTokens(tx)) >= TOKEN_LIMITS.tokens) throw new Refusal(409, 'too-many-tokens')
    const { id, endsAt } = await storeToken(tx, { ...wish, token })
    const changes = [fact({ name: wish.name, ending: token.slice(-4) }), { name: 'scope', old: null, new: wish.scope }]
    await writeAuditEntry(tx, { who: by.email, what: 'token_made', changes })
    return { token, id, ends: endsAt.toISOString() }
  })
}

/** Repeating it changes nothing. */
export const endNow = (db: Database, by: HrAccount, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const ended = await endToken(tx, id)
    if (ended) await writeAuditEntry(tx, { who: by.email, what: 'token_ended', changes: [fact(ended)] })
    else if (!(await isToken(tx, id))) throw notFound('no-token')
  })

export const removeToken = (db: Database, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await writeUses(tx, id)
    if (await deleteEnded(tx, id)) return
    throw (await isToken(tx, id)) ? new Refusal(409, 'token-works') : notFound('no-token')
  })

/** One entry per token and day. */
async function writeUses(tx: Database, ofToken?: number): Promise<void> {
  for (const { day, uses, ...token } of await takeUses(tx, ofToken)) {
    const changes = [fact(token), { name: 'uses', old: null, new: String(uses) }, { name: 'day', old: null, new: day }]
    await writeAuditEntry(tx, { who: 'program', what: 'token_used', changes })
  }
}

/** The daily job: writes the uses of days that are over, and mails owners about tokens that end soon. */
export const tendTokens = ({ db, mail }: Pick<Deps, 'db' | 'mail'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await writeUses(tx)
    if (!mail) return
    for (const tokenId of await takeEndingTokens(tx, TOKEN_WARNING_DAYS))
      for (const accountId of await ownerIds(tx)) await addJob(tx, 'mail-token', { accountId, tokenId }, { tries: 8 })
  })

export async function sendTokenMail(
  { db, mail, organisation }: Pick<Deps, 'db' | 'mail' | 'organisation'>,
  { accountId, tokenId }: JobPayloads['mail-token'],
): Promise<void> {
  const [owner, token] = [await ownerToWarn(db, accountId), await workingToken(db, tokenId)]
  if (!mail || !owner || !token) return
  const { name, lang, timeZone } = await organisation.read()
  const url = mail.linkTo('/admin/organisation/api')
  const text = tokenMail(owner.lang ?? lang, {
    organisation: name,
    token: token.name,
    ends: token.endsAt,
    timeZone,
    url,
  })
  await mail.send({ to: owner.email, text })
}
