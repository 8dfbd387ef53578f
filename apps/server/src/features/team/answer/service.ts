import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../../deps.ts'
import type { SessionKey } from '../../../http/callers.ts'
import { batched } from '../../../infra/batched.ts'
import { changeAndRecount } from '../../tally/service.ts'
import { type GivenAnswer, type Save, saveAnswers, saveAnswersOf } from './data.ts'
import { planReminder } from './reminder-service.ts'

const STATEMENTS_AT_ONCE = 4
const SAVES_EACH = 64
/** Time for the cause of a failure to pass. Random, because retrying all saves at once would make it worse. */
const PAUSE_MS = { least: 500, spread: 1_000 }

type Saving = Pick<Deps, 'db' | 'library' | 'log' | 'figures' | 'organisation'>

/** Saves many teams in one statement with one commit. Each save resolves to its outcome. */
const savingTogether = ({ db, log, figures }: Saving) =>
  batched<Save, 'stored' | 'passed over' | 'failed'>({
    size: SAVES_EACH,
    atOnce: STATEMENTS_AT_ONCE,
    keyOf: ({ sessionId }) => sessionId,
    run: async (saves) => {
      try {
        const stored = await saveAnswersOf(db, saves)
        return ({ sessionId }) => (stored.has(sessionId) ? 'stored' : 'passed over')
      } catch (error) {
        const { name, code } = error as Error & { code?: string }
        figures.savesFailedTogether += saves.length
        log.warn({ saves: saves.length, error: { name, code } }, 'saves failed together')
        return () => 'failed'
      }
    },
  })

/** Stores a team's answers. If the team has finished, even at this very moment, also updates HR's counts. */
export function savingOf(deps: Saving) {
  const saveTogether = savingTogether(deps)
  return async (session: SessionKey, answers: GivenAnswer[]): Promise<void> => {
    const save = { sessionId: session.id, uuid: session.uuid, answers }
    const outcome = await saveTogether(save)
    if (outcome === 'stored') return
    // Saves that failed together are retried one by one, so that each gets its own error.
    if (outcome === 'failed') await sleep(PAUSE_MS.least + Math.random() * PAUSE_MS.spread)
    const { workshop } = await deps.library.revision(session.revisionId)
    const { timeZone } = await deps.organisation.read()
    await changeAndRecount(deps, session, async (tx) => {
      await saveAnswers(tx, save)
      await planReminder(tx, session.id, workshop, timeZone)
    })
  }
}
