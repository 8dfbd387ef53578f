import { type AuditChange, ROUND_LIMITS } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import { invalid, notFound, Refusal } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { sealingKey } from '../hr/account/factor-service.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'
import { tellClosed } from './closed-service.ts'
import {
  createRound,
  deleteRound,
  lockRound,
  type Round,
  type RoundFields,
  readRound,
  recordClosed,
  recordPlanned,
  storeRound,
} from './data.ts'
import { countQueued, queueInvitation } from './mail-data.ts'
import { endMailings, invitationOf, scheduleInvitation, scheduleReminders } from './mailing-data.ts'

/** Names the round in an audit entry. */
export const roundFact = ({ name }: Pick<Round, 'name'>): AuditChange[] => [{ name: 'round', old: null, new: name }]

export const begun = () => new Refusal(409, 'round-begun')

/** Runs a change while nothing else changes the round's list or mails. */
export const changeRound = async <Result>(
  { db, organisation }: Pick<Deps, 'db' | 'organisation'>,
  id: number,
  change: (tx: Database, round: Round, timeZone: string) => Promise<Result>,
): Promise<Result> => {
  const { timeZone } = await organisation.read()
  return db.transaction().execute(async (tx) => {
    const round = await lockRound(tx, id, timeZone)
    if (!round) throw notFound('no-round')
    return change(tx, round, timeZone)
  })
}

export async function roundOf({ db, organisation }: Pick<Deps, 'db' | 'organisation'>, id: number): Promise<Round> {
  const { timeZone } = await organisation.read()
  const round = await readRound(db, id, timeZone)
  if (!round) throw notFound('no-round')
  return round
}

/** Creates or changes a round. What its first mail depends on cannot change once it has begun. */
export async function saveRound(deps: Deps, by: HrAccount, id: number | undefined, fields: RoundFields) {
  sealingKey(deps.env)
  const check = async (today: string) => {
    if (!(await deps.library.find(fields.versionSlug))) throw invalid('no-such-version')
    assertSchedule(fields, today)
  }
  const { timeZone } = await deps.organisation.read()
  const today = new Date().toLocaleDateString('sv-SE', { timeZone })
  if (id === undefined) {
    await check(today)
    return deps.db.transaction().execute(async (tx) => {
      const made = await createRound(tx, fields)
      await writeAuditEntry(tx, { who: by.email, what: 'round_saved', changes: roundFact(fields) })
      return made
    })
  }
  return changeRound(deps, id, async (tx, round) => {
    await check(today)
    const hasBegun = round.state === 'open' || round.state === 'closed'
    if (hasBegun && (fields.versionSlug !== round.versionSlug || fields.sends !== round.sends)) throw begun()
    await storeRound(tx, id, fields)
    if (round.state !== 'draft' && round.state !== 'closed' && deps.mail) {
      if (!hasBegun) await scheduleInvitation(tx, id, { ...fields, timeZone })
      await scheduleReminders(tx, id, { ...fields, timeZone })
    }
    await writeAuditEntry(tx, { who: by.email, what: 'round_saved', changes: roundFact(fields) })
    return id
  })
}

function assertSchedule({ sends, closes, reminders }: RoundFields, today: string): void {
  if (closes < (sends?.slice(0, 10) ?? today) || closes < today) throw invalid('closes-before-sends')
  const days = [0, ...reminders]
  if (days.some((day, nth) => nth > 0 && day - (days[nth - 1] ?? 0) < ROUND_LIMITS.daysBetween))
    throw invalid('reminders-too-close')
}

/** Plans the mails of a round. Returns how many may be written to. Without mail the round opens. */
export const planRound = (deps: Deps, by: HrAccount, id: number): Promise<number> =>
  changeRound(deps, id, async (tx, round, timeZone) => {
    if (round.state === 'open' || round.state === 'closed') throw begun()
    if (round.invited === 0) throw new Refusal(409, 'nobody-invited')
    if (round.state === 'planned') {
      const invitation = await invitationOf(tx, id)
      return invitation ? countQueued(tx, invitation) : 0
    }
    await recordPlanned(tx, id, deps.mail === null)
    await writeAuditEntry(tx, { who: by.email, what: 'round_planned', changes: roundFact(round), teams: round.invited })
    if (!deps.mail) return 0
    await scheduleInvitation(tx, id, { ...round, timeZone })
    await scheduleReminders(tx, id, { ...round, timeZone })
    const invitation = await invitationOf(tx, id)
    return invitation ? queueInvitation(tx, invitation, id) : 0
  })

/** Repeating it changes nothing. */
export const closeRound = (deps: Deps, by: HrAccount, id: number): Promise<void> =>
  changeRound(deps, id, async (tx, round, timeZone) => {
    await endMailings(tx, id)
    if (round.state === 'closed' || !(await recordClosed(tx, id))) return
    await tellClosed(tx, timeZone, id)
    await writeAuditEntry(tx, { who: by.email, what: 'round_closed', changes: roundFact(round) })
  })

export const removeRound = (deps: Deps, by: HrAccount, id: number): Promise<void> =>
  changeRound(deps, id, async (tx, round) => {
    if (round.state !== 'draft') throw begun()
    await deleteRound(tx, id)
    await writeAuditEntry(tx, { who: by.email, what: 'round_removed', changes: roundFact(round) })
  })
