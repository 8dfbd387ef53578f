import { createHash, randomBytes, randomInt } from 'node:crypto'
import { resumeMail } from '@thrive/content/mails'
import { normaliseEmail } from '@thrive/domain'
import type { Deps } from '../../app.ts'
import type { Database } from '../../plugins/db.ts'
import { type Opened, openSessionById, storeCode, takeCode, takeLink } from './data.ts'

const MINUTES = 15
const DIGITS = 8

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
const codeHash = (emailKey: string, versionSlug: string, digits: string) =>
  hashOf(`${emailKey} ${versionSlug} ${digits}`)

/** The job. Code and secret are made only now and are in no table, so a second try makes new ones. */
export async function sendResumeMail({ db, mail, library }: Deps, sessionId: string): Promise<void> {
  const session = await openSessionById(db, sessionId)
  if (!mail || !session) return
  const { email, emailKey, versionSlug, begun } = session
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const secret = randomBytes(32).toString('base64url')
  const hashes = { code_hash: codeHash(emailKey, versionSlug, digits), link_hash: hashOf(secret) }
  await storeCode(db, sessionId, hashes, MINUTES)
  const text = resumeMail({
    workshop: library.find(versionSlug)?.workshop.name ?? 'Thrive',
    code: `${digits.slice(0, 4)} ${digits.slice(4)}`,
    // After the sign that browsers do not send on: no server or proxy on the way ever logs it.
    url: mail.linkTo(`/resume#${secret}`),
    minutes: MINUTES,
    begun,
  })
  await mail.send({ to: email, text })
}

export function resumeByCode(db: Database, typed: { email: string; versionSlug: string; code: string }) {
  const emailKey = normaliseEmail(typed.email)
  const hash = codeHash(emailKey, typed.versionSlug, typed.code.replace(/\D/g, ''))
  return takeCode(db, { emailKey, versionSlug: typed.versionSlug, hash })
}

export const resumeByLink = (db: Database, secret: string): Promise<Opened | undefined> => takeLink(db, hashOf(secret))
