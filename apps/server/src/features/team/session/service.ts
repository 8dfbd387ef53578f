import { isComplete, isFinished, type Mark, nextPosition, type Plan, partBeginningAt, partMark } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { SessionKey } from '../../../http/callers.ts'
import { sealed } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { countMark, recounted } from '../../hr/tally/service.ts'
import { askForAnswersMail } from '../answers-mail/data.ts'
import { gone } from './caller.ts'
import { type Held, move, type NewSession, readPosition, type Step, startOrResume } from './data.ts'

/** The uuid of the open session of this e-mail address, or of a new one, which is counted as begun. */
export const start = (db: Database, session: NewSession): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    const started = await startOrResume(tx, session)
    if (started?.isNew) await countMark(tx, session.versionSlug, started.startedAt, partMark(1))
    return started?.uuid
  })

/** One step forward. From the step that passes the survey, HR sees the team and its answers count. */
export async function advance(
  deps: Pick<Deps, 'db' | 'events' | 'library' | 'mail'>,
  session: SessionKey,
  from: number,
): Promise<number> {
  const { plan, workshop } = await deps.library.revision(session.revisionId)
  const step = stepFrom(plan, from)
  const part = partBeginningAt(workshop.journey, step.to)
  const reached = step.finishes
    ? await recounted(deps, session, async (tx) => {
        const held = await take(tx, session.uuid, step, null)
        if (deps.mail) await askForAnswersMail(tx, session.id)
        return held
      })
    : await take(deps.db, session.uuid, step, part ? partMark(part) : null)
  if (!reached) throw await gone(deps.db, session)
  if (reached.isSealed) throw sealed()
  deps.events.emit('moved-on', session.uuid, reached.position)
  return reached.position
}

function stepFrom(plan: Plan, from: number): Step {
  const to = nextPosition(plan, from)
  return {
    from,
    to,
    finishes: isFinished(plan, to) && !isFinished(plan, from),
    completes: isComplete(plan, to),
  }
}

/** Takes the step, counted where it earns a mark, and says where the team is now; nothing if the session is gone. */
async function take(db: Database, uuid: string, step: Step, mark: Mark | null): Promise<Held | undefined> {
  const moved = mark
    ? await db.transaction().execute(async (tx) => {
        const team = await move(tx, uuid, step)
        if (team) await countMark(tx, team.versionSlug, team.startedAt, mark)
        return team
      })
    : await move(db, uuid, step)
  return moved ? { position: step.to, isSealed: false } : readPosition(db, uuid)
}
