import { isComplete, isFinished, type Mark, nextPosition, type Plan, partBeginningAt, partMark } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { SessionKey } from '../../../http/callers.ts'
import { sealed } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { addMark } from '../../tally/data.ts'
import { changeAndRecount } from '../../tally/service.ts'
import { tellFinished } from '../../webhook/event-service.ts'
import { askForAnswersMail } from './answers-mail-data.ts'
import { refusalForGone } from './caller.ts'
import { type Held, move, type NewSession, readPosition, type Step, startOrResume } from './data.ts'

/** Returns the uuid of the address's open session, or of a new one, which is counted as started. */
export const start = (db: Database, session: NewSession): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    const started = await startOrResume(tx, session)
    if (started?.isNew) await addMark(tx, { ...session, ...started, sessionId: started.id }, partMark(1))
    return started?.uuid
  })

/** Moves the team one step. After the step that finishes the survey, HR sees the team and its answers count. */
export async function advance(
  deps: Pick<Deps, 'db' | 'events' | 'library' | 'mail'>,
  session: SessionKey,
  from: number,
): Promise<number> {
  const { plan, workshop } = await deps.library.revision(session.revisionId)
  const step = stepFrom(plan, from)
  const part = partBeginningAt(workshop.journey, step.to)
  const reached = step.finishes
    ? await changeAndRecount(deps, session, async (tx) => {
        const held = await takeStep(tx, session, step, null)
        if (deps.mail) await askForAnswersMail(tx, session.id)
        await tellFinished(tx, session.id)
        return held
      })
    : await takeStep(deps.db, session, step, part ? partMark(part) : null)
  if (!reached) throw await refusalForGone(deps.db, session)
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

/** Takes the step, adds its mark if it has one, and returns the team's position. Undefined if the session is gone. */
async function takeStep(
  db: Database,
  { id, uuid }: SessionKey,
  step: Step,
  mark: Mark | null,
): Promise<Held | undefined> {
  const moved = mark
    ? await db.transaction().execute(async (tx) => {
        const team = await move(tx, uuid, step)
        if (team && !team.isTrial) await addMark(tx, { ...team, sessionId: id }, mark)
        return team
      })
    : await move(db, uuid, step)
  return moved ? { position: step.to, isSealed: false } : readPosition(db, uuid)
}
