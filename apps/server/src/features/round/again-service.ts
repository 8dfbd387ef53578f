import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import { sealingKey } from '../hr/account/factor-service.ts'
import { addPeople } from './invite-service.ts'
import { readPeople } from './invitee-data.ts'
import { changeRound, roundOf } from './service.ts'

/** Adds the people of another round. Those who were withdrawn or erased there have no address any more. */
export async function inviteAgain(deps: Deps, by: HrAccount, { round: id, from }: { round: number; from: number }) {
  const key = sealingKey(deps.env)
  const { labels } = await roundOf(deps, from)
  const fine = await readPeople(deps.db, from)
  return changeRound(deps, id, async (tx, round) => {
    const added = await addPeople(deps, tx, { key, by, round }, { fine, labels })
    return { added, known: fine.length - added }
  })
}
