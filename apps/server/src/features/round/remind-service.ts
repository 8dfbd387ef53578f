import { INVITEE_STATES, type InviteeState } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import { invalid, notFound, Refusal } from '../../http/errors.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'
import { queueByHand, remindableByName, remindableByStage } from './mail-data.ts'
import {
  addMailingByHand,
  dropMailing,
  letMailingGo,
  lockMailing,
  type MailingRow,
  pauseMailing,
} from './mailing-data.ts'
import { changeRound, roundFact } from './service.ts'

interface Wanted {
  round: number
  states?: InviteeState[] | undefined
  invitees?: number[] | undefined
  message: string
}

/** Writes by hand to those who stand at these states or are named, and may be written to now. */
export const remind = (deps: Deps, by: HrAccount, { round: id, states, invitees, message }: Wanted) =>
  changeRound(deps, id, async (tx, round) => {
    if (!states && !invitees) throw invalid('invalid', { fields: ['states'] })
    if (!deps.mail) throw new Refusal(409, 'no-mail')
    if (round.state === 'closed') throw new Refusal(409, 'round-closed')
    if (round.state === 'draft') throw new Refusal(409, 'round-not-planned')
    const ids = [...new Set(invitees)]
    const asked = invitees
      ? await remindableByName(tx, id, ids)
      : await remindableByStage(
          tx,
          id,
          (states ?? []).map((state) => INVITEE_STATES.indexOf(state)),
        )
    if (invitees && asked.length < ids.length) throw notFound('no-invitee')
    const chosen = asked.filter(({ may }) => may)
    if (chosen.length > 0) {
      const mailing = await addMailingByHand(tx, id, message.trim())
      await queueByHand(
        tx,
        mailing,
        chosen.map((invitee) => invitee.id),
      )
      await writeAuditEntry(tx, { who: by.email, what: 'reminded', changes: roundFact(round), teams: chosen.length })
    }
    return { mails: chosen.length, 'left-out': asked.length - chosen.length }
  })

type Act = 'pause' | 'go-on' | 'drop'

/** Which act changes a mailing in which state. */
const CHANGES: Record<Act, readonly MailingRow['state'][]> = {
  pause: ['planned', 'sending'],
  'go-on': ['paused', 'late', 'sending'],
  drop: ['planned', 'sending', 'paused', 'late'],
}
/** The state that the act would lead to: repeating it changes nothing. */
const ENDS: Record<Act, readonly MailingRow['state'][]> = {
  pause: ['paused'],
  'go-on': ['planned', 'sending', 'sent'],
  drop: ['dropped'],
}
const DO = { pause: pauseMailing, 'go-on': letMailingGo, drop: dropMailing }

export const actOnMailing = ({ db }: Deps, by: HrAccount, id: number, act: Act): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const mailing = await lockMailing(tx, id)
    if (!mailing) throw notFound('no-mailing')
    if (!CHANGES[act].includes(mailing.state)) {
      if (ENDS[act].includes(mailing.state)) return
      throw new Refusal(409, 'mailing-done')
    }
    await DO[act](tx, mailing, by.email)
    const changes = [...roundFact({ name: mailing.round }), { name: 'mailing', old: null, new: String(id) }]
    await writeAuditEntry(tx, { who: by.email, what: 'mailing_changed', detail: act, changes })
  })
