import { type LineFault, ROUND_LIMITS } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import { Refusal } from '../../http/errors.ts'
import { sealingKey } from '../hr/account/factor-service.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'
import { type Round, storeLabels } from './data.ts'
import { addInvitees, knownAddresses, takeIds } from './invitee-data.ts'
import { newLink } from './link-service.ts'
import { type List, readList } from './list-service.ts'
import { queueInvitation } from './mail-data.ts'
import { invitationOf, reopenMailing } from './mailing-data.ts'
import { changeRound, roundFact, roundOf } from './service.ts'

/** Of a list, those who can be invited. */
export type People = Pick<List, 'fine' | 'labels'>

export interface Given {
  round: number
  text?: string | undefined
  file?: unknown
}

interface Checked {
  fine: number
  new: number
  labels: string[]
  problems: { line: number; text: string; code: LineFault }[]
}

/** Says what a list holds; stores nothing. */
export async function checkList(deps: Deps, { round: id, ...given }: Given): Promise<Checked> {
  const round = await roundOf(deps, id)
  const list = await readList(given, (await deps.organisation.read()).domains)
  const known = await knownAddresses(deps.db, id, keysOf(list))
  const kept = keptLabels(round, list)
  return {
    fine: list.fine.length,
    new: list.fine.length - known.size,
    labels: list.labels.filter((label) => kept.some(isSame(label))),
    problems: list.problems,
  }
}

const keysOf = ({ fine }: People) => fine.map(({ emailKey }) => emailKey)

const isSame = (label: string) => (other: string) => other.toLowerCase() === label.toLowerCase()

/** The round's label columns, and those of the list while there is room. */
function keptLabels({ labels }: Pick<Round, 'labels'>, list: Pick<List, 'labels'>): string[] {
  const more = list.labels.filter((label) => !labels.some(isSame(label)))
  return [...labels, ...more].slice(0, ROUND_LIMITS.labels)
}

/** Adds the people of a list. In a planned or open round they get the invitation. */
export async function inviteList(deps: Deps, by: HrAccount, { round: id, ...given }: Given) {
  const key = sealingKey(deps.env)
  await roundOf(deps, id)
  const list = await readList(given, (await deps.organisation.read()).domains)
  return changeRound(deps, id, async (tx, round) => {
    const added = await addPeople(deps, tx, { key, by, round }, list)
    return { added, known: list.fine.length - added, problems: list.problems.length }
  })
}

interface Adding {
  /** Seals the links. */
  key: Buffer
  by: HrAccount
  round: Round
}

/** Adds those whom the round does not have yet. Returns how many. */
export async function addPeople(deps: Deps, tx: Deps['db'], { key, by, round }: Adding, list: People): Promise<number> {
  if (round.state === 'closed') throw new Refusal(409, 'round-closed')
  const known = await knownAddresses(tx, round.id, keysOf(list))
  const labels = keptLabels(round, list)
  const people = list.fine.filter(({ emailKey }) => !known.has(emailKey))
  const ids = await takeIds(tx, people.length)
  const added = await addInvitees(
    tx,
    round.id,
    people.map(({ lang, labels: values, ...person }, nth) => {
      const inviteeId = ids[nth] as number
      const ordered = labels.map((label) => values[list.labels.findIndex(isSame(label))] ?? '')
      return { ...person, id: inviteeId, lang: lang ?? round.lang, labels: ordered, ...newLink(key, inviteeId) }
    }),
  )
  if (labels.length > round.labels.length) await storeLabels(tx, round.id, labels)
  if (round.state !== 'draft') await mailNew(deps, tx, round.id, added)
  if (added.length > 0)
    await writeAuditEntry(tx, { who: by.email, what: 'invitees_added', changes: roundFact(round), teams: added.length })
  return added.length
}

async function mailNew({ mail }: Deps, tx: Deps['db'], roundId: number, ids: number[]): Promise<void> {
  const invitation = mail && ids.length > 0 ? await invitationOf(tx, roundId) : undefined
  if (invitation === undefined) return
  await queueInvitation(tx, invitation, roundId, ids)
  await reopenMailing(tx, invitation)
}
