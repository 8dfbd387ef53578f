import { durationText, type Locale, scheduleOf, USUAL_START, type Workshop } from '@thrive/domain'
import { tagOf } from '@thrive/words/intl'
import { type RoundMailText, roundMail } from '@thrive/words/round-mail'
import type { Deps } from '../../deps.ts'
import type { Mailer } from '../../infra/mail.ts'
import { type MailSource, SILENT_SECONDS } from '../../infra/mail-sender.ts'
import { sha256 } from '../../infra/sha256.ts'
import { linkPath } from './link-service.ts'
import { claimRoundMails, type RoundMail } from './mail-data.ts'
import {
  findLateMailings,
  holdRoundMails,
  putOff,
  recordAccepting,
  recordOutcome,
  settleRoundMails,
  startDueMailings,
} from './outcome-data.ts'

type Mailing = Pick<Deps, 'db' | 'env' | 'library' | 'organisation' | 'log'>

/** A mail that the mail server puts off this often fails: the address may never take one. */
const TRIES = 12
const USUAL_PEOPLE = 8

/** The mails of rounds, for the common sender. */
export const roundMails = (deps: Mailing, mail: Mailer): MailSource => {
  const { db, organisation } = deps
  const timeZone = async () => (await organisation.read()).timeZone
  return {
    async tend() {
      await findLateMailings(db)
      await startDueMailings(db, await timeZone())
      await settleRoundMails(db, SILENT_SECONDS)
    },
    hold: holdRoundMails,
    async claim(tx, most) {
      const claimed = await claimRoundMails(tx, most, await timeZone())
      return claimed.map((each) => () => send(deps, mail, each))
    },
  }
}

async function send(deps: Mailing, mail: Mailer, round: RoundMail): Promise<void> {
  const { db, log } = deps
  const { mailId, mailingId, inviteeId } = round
  const path = linkPath(deps.env, inviteeId, round.sealed)
  if (!path) log.error('SECRETS_KEY does not open the links of a round: its mails wait')
  const stopPath = `/stop/round/${round.stopKey}`
  // The page of the link has the language of the invitee.
  const links = path && { url: mail.linkTo(path), stopUrl: mail.linkTo(stopPath, round.lang) }
  const text = links && (await roundMailText(deps, { ...round, ...links }).catch(() => null))
  if (!text) return putOff(db, mailId, mailingId, null)
  // The id is not the row's: mail servers log it.
  const id = `round.${sha256(`${round.stopKey} ${mailId}`).toString('hex').slice(0, 32)}`
  const { state, says = null } = await mail.handOver({ to: round.email, text, id, stopUrl: mail.linkTo(stopPath) })
  if (state === 'put-off' && round.tries < TRIES) return putOff(db, mailId, mailingId, says)
  await recordOutcome(db, mailId, state === 'put-off' ? 'failed' : state, says)
  if (state === 'sent') await recordAccepting(db, mailingId)
}

type Told = Pick<
  RoundMail,
  'kind' | 'stage' | 'lang' | 'name' | 'round' | 'versionSlug' | 'closes' | 'daysLeft' | 'message'
>

export async function roundMailText(
  { library, organisation }: Pick<Deps, 'library' | 'organisation'>,
  told: Told & { url: string; stopUrl: string },
): Promise<RoundMailText> {
  const { lang, versionSlug, stage, ...facts } = told
  const revision = await library.find(versionSlug)
  if (!revision) throw new Error('the workshop of a round is not published')
  const { workshop } = revision.inLocale(lang)
  const { name: organisationName, support } = await organisation.read()
  return roundMail(lang, {
    ...facts,
    isStarted: stage > 1,
    workshop: workshop.name,
    look: workshop.look,
    organisation: organisationName,
    duration: durationText(minutesOf(workshop), tagOf(lang)),
    supportEmail: support[versionSlug] ?? workshop.tutorial.supportEmail,
  })
}

const minutesOf = ({ survey, results }: Workshop) =>
  scheduleOf([...survey, ...results], USUAL_START, USUAL_PEOPLE).minutes

/** What the mail says of each workshop that a round may play, for the preview. */
export async function presentWorkshops(
  { library, organisation }: Pick<Deps, 'library' | 'organisation'>,
  lang: Locale,
) {
  const { support } = await organisation.read()
  return (await library.published()).map((revision) => {
    const { workshop } = revision.inLocale(lang)
    const { slug, name, look, tutorial } = workshop
    return { slug, name, look, minutes: minutesOf(workshop), support: support[slug] ?? tutorial.supportEmail }
  })
}
