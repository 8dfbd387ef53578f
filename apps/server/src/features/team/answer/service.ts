import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../../deps.ts'
import type { SessionKey } from '../../../http/callers.ts'
import { recounted } from '../../hr/tally/service.ts'
import { planReminder } from '../reminder/service.ts'
import { type GivenAnswer, type Save, saveAnswers, saveAnswersOf } from './data.ts'

const STATEMENTS_AT_ONCE = 4
const SAVES_EACH = 64
/** By then the cause of the failure may be over; retrying all its saves at once would only make it worse. */
const PAUSE_MS = { least: 500, spread: 1_000 }

type Saving = Pick<Deps, 'db' | 'library' | 'log' | 'figures' | 'organisation'>
type Settle = (stored: boolean) => void

/**
 * Saves that arrive while others are being written wait for those and are then written together: one statement and one
 * commit for all. So the busier the server, the less a save costs; when it is quiet, no save waits.
 */
function gathering({ db, log, figures }: Saving): (save: Save) => Promise<boolean> {
  const waiting = new Map<string, { save: Save; settle: Settle }>()
  let underWay = 0

  const send = async () => {
    const gathered = [...waiting.values()].slice(0, SAVES_EACH)
    for (const { save } of gathered) waiting.delete(save.sessionId)
    underWay++
    const saves = gathered.map(({ save }) => save)
    const stored = await saveAnswersOf(db, saves).catch(({ name, code }: Error & { code?: string }) => {
      figures.savesFailedTogether += saves.length
      log.warn({ saves: saves.length, error: { name, code } }, 'saves failed together')
      return null
    })
    underWay--
    for (const { save, settle } of gathered) {
      if (stored) settle(stored.has(save.sessionId))
      // Saves that failed together are repeated one by one, so that each gets its own error.
      else void sleep(PAUSE_MS.least + Math.random() * PAUSE_MS.spread).then(() => settle(false))
    }
    sendWhileFree()
  }
  const sendWhileFree = () => {
    while (waiting.size > 0 && underWay < STATEMENTS_AT_ONCE) void send()
  }

  return (save) => {
    // One statement cannot change a row twice.
    if (waiting.has(save.sessionId)) return Promise.resolve(false)
    return new Promise((settle) => {
      waiting.set(save.sessionId, { save, settle })
      // Saves of the same turn of the event loop still come along.
      if (waiting.size === 1) setImmediate(sendWhileFree)
    })
  }
}

/** Stores the answers of a team; if it has finished, even this very moment, HR's counts follow. */
export function savingOf(deps: Saving) {
  const together = gathering(deps)
  return async (session: SessionKey, answers: GivenAnswer[]): Promise<void> => {
    const save = { sessionId: session.id, uuid: session.uuid, answers }
    if (await together(save)) return
    const { workshop } = await deps.library.revision(session.revisionId)
    const { timeZone } = await deps.organisation.read()
    await recounted(deps, session, async (tx) => {
      await saveAnswers(tx, save)
      await planReminder(tx, session.id, workshop, timeZone)
    })
  }
}
