import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import { Refusal } from '../../http/errors.ts'
import { roundMailText } from './mail-service.ts'
import { roundOf } from './service.ts'

/** Sends the invitation to the caller. Its link opens the version's start, and its way out leads nowhere. */
export async function sendTestMail(deps: Deps, { email, name }: HrAccount, id: number): Promise<void> {
  const { mail } = deps
  const round = await roundOf(deps, id)
  if (!mail) throw new Refusal(409, 'no-mail')
  const text = await roundMailText(deps, {
    ...round,
    kind: 'invitation',
    stage: 0,
    daysLeft: 0,
    name: name ?? '',
    round: round.name,
    url: mail.linkTo(`/version/${round.versionSlug}`, round.lang),
    stopUrl: mail.linkTo('/privacy', round.lang),
  })
  const { state } = await mail.handOver({ to: email, text })
  if (state !== 'sent') throw new Refusal(503, 'mail-refused')
}
