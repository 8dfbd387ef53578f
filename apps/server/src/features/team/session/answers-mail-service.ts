import { answersMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { recordMail, teamToMail } from './answers-mail-data.ts'

/**
 * The job. If the process dies after the mail server accepted the mail and before that is recorded, the job runs again.
 * The second mail has the same id, so that mailboxes can detect the duplicate.
 */
export async function sendAnswersMail({ db, mail, library, organisation }: Deps, sessionId: string): Promise<void> {
  const team = await teamToMail(db, sessionId)
  if (!mail || !team) return
  const { support, contact } = await organisation.read()
  const { workshop } = await library.revision(team.revisionId)
  const text = answersMail(team.lang, {
    workshop: workshop.name,
    url: mail.linkTo(`/download/${team.uuid}`),
    supportEmail: support[workshop.slug] ?? workshop.tutorial.supportEmail,
    contact,
  })
  const outcome = await mail.send({ to: team.email, text, id: `results.${idOf(team.uuid)}` })
  await recordMail(db, sessionId, outcome)
}

/** Mail servers log message ids, so the id must not contain the uuid, which opens the session. */
const idOf = (uuid: string) => sha256(`results ${uuid}`).toString('hex').slice(0, 32)
