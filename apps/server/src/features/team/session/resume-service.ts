import { randomBytes, randomInt } from 'node:crypto'
import { normaliseEmail } from '@thrive/domain'
import { resumeMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { dropMail, type Opened, openSessionById, storeMail, takeCode, takeLink } from './resume-data.ts'

/** Mails to an unproven address are rare, so each stays valid for long. */
const DAYS = 7
const DIGITS = 8

const codeHash = (emailKey: string, versionSlug: string, digits: string) =>
  sha256(`${emailKey} ${versionSlug} ${digits}`)

/** The job. Code and secret are created here and never stored in clear, so a retry creates new ones. */
export async function sendResumeMail({ db, mail, library, organisation }: Deps, sessionId: string): Promise<void> {
  const session = await openSessionById(db, sessionId)
  if (!mail || !session) return
  const { email, emailKey, versionSlug, begun, lang } = session
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const secret = randomBytes(32).toString('base64url')
  const hashes = { code_hash: codeHash(emailKey, versionSlug, digits), link_hash: sha256(secret) }
  await storeMail(db, sessionId, hashes, DAYS)
  const { timeZone, contact } = await organisation.read()
  const published = await library.find(versionSlug)
  const text = resumeMail(lang, {
    workshop: published?.workshop.name ?? 'Thrive',
    code: `${digits.slice(0, 4)} ${digits.slice(4)}`,
    // The secret is in the fragment, which browsers do not send, so no server or proxy logs it.
    url: mail.linkTo(`/resume#${secret}`, lang),
    guideUrl: mail.linkTo(`/guide/${versionSlug}`, lang),
    days: DAYS,
    begun,
    timeZone,
    contact,
  })
  try {
    await mail.send({ to: email, text })
  } catch (error) {
    await dropMail(db, hashes)
    throw error
  }
}

interface Typed {
  email: string
  versionSlug: string
  code: string
}

/** The caller has pressed Start below the privacy notice. Malformed codes do not count as tries. */
export async function resumeByCode(db: Database, { email, versionSlug, code }: Typed, noticeVersion: string) {
  const digits = code.replace(/\D/g, '')
  if (digits.length !== DIGITS) return undefined
  const emailKey = normaliseEmail(email)
  const hash = codeHash(emailKey, versionSlug, digits)
  return takeCode(db, { emailKey, versionSlug, hash, noticeVersion })
}

export const resumeByLink = (db: Database, secret: string): Promise<Opened | undefined> => takeLink(db, sha256(secret))
