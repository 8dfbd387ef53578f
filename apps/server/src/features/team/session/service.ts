import { isFinished, nextPosition, partBeginningAt, partMark } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { SessionKey } from '../../../http/callers.ts'
import { sealed } from '../../../http/errors.ts'
import { recounted } from '../../hr/tally/service.ts'
import { askForAnswersMail } from '../answers-mail/data.ts'
import { gone } from './caller.ts'
import { stepFrom } from './data.ts'

/** One step forward. From the step that passes the survey, HR sees the team and its answers count. */
export async function advance(
  deps: Pick<Deps, 'db' | 'library' | 'mail'>,
  session: SessionKey,
  from: number,
): Promise<number> {
  const { plan, workshop } = await deps.library.revision(session.revisionId)
  const to = nextPosition(plan, from)
  const part = partBeginningAt(workshop.journey, to)
  const finishes = isFinished(plan, to) && !isFinished(plan, from)
  const reached = finishes
    ? await recounted(deps, session, async (tx) => {
        const held = await stepFrom(tx, session.uuid, plan, from, null)
        if (deps.mail) await askForAnswersMail(tx, session.id)
        return held
      })
    : await stepFrom(deps.db, session.uuid, plan, from, part ? partMark(part) : null)
  if (!reached) throw await gone(deps.db, session)
  if (reached.isSealed) throw sealed()
  return reached.position
}
