import { INVITEE_STATES, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import type { Deps } from '../../deps.ts'
import type { Cell } from '../../infra/sheets/cell.ts'
import type { Round } from './data.ts'
import { readInvitees } from './invitee-data.ts'
import { linkPath } from './link-service.ts'

const PAGE = 500

const STATE_WORDS = {
  invited: m.export_invited,
  opened: m.export_opened,
  started: m.export_started,
  finished: m.export_finished_state,
}

/** Yields the header, then one row per invitee. */
export async function* inviteeRows(
  { db, env, mail }: Pick<Deps, 'db' | 'env' | 'mail'>,
  { id, labels }: Round,
  locale: Locale = 'en',
): AsyncGenerator<Cell[]> {
  const options = { locale }
  yield [
    m.export_email({}, options),
    m.export_name({}, options),
    ...labels,
    m.export_state({}, options),
    m.export_page({}, options),
    m.export_mails({}, options),
    m.export_link({}, options),
  ]
  for (let after = 0; ; ) {
    const invitees = await readInvitees(db, id, {}, after, PAGE)
    for (const { email, name, labels: values, stage, position, mails, sealed, id: inviteeId } of invitees) {
      const path = linkPath(env, inviteeId, sealed)
      yield [
        email,
        name,
        ...labels.map((_, index) => values[index] ?? ''),
        STATE_WORDS[INVITEE_STATES[stage] ?? 'invited']({}, options),
        position,
        mails,
        // A path where the address of the web app is not configured.
        path && (mail ? mail.linkTo(path) : path),
      ]
    }
    after = invitees.at(-1)?.id ?? after
    if (invitees.length < PAGE) return
  }
}
