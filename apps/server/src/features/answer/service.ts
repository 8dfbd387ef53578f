import type { Deps } from '../../app.ts'
import type { SessionKey } from '../session/data.ts'
import { recounted } from '../tally/service.ts'
import { type GivenAnswer, type Save, saveAnswers, saveAnswersOf } from './data.ts'

const STATEMENTS_AT_ONCE = 4
const SAVES_EACH = 64

type Settle = (stored: boolean) => void

/**
 * Saves that arrive while others are on their way wait for these and then travel together: one statement and one commit
 * for all of them. So the busier it is, the less a save costs; when it is quiet, none waits.
 */
function gathering({ db }: Deps): (save: Save) => Promise<boolean> {
  const waiting = new Map<string, { save: Save; settle: Settle }>()
  let underWay = 0

  const send = async () => {
    const gathered = [...waiting.values()].slice(0, SAVES_EACH)
    for (const { save } of gathered) waiting.delete(save.sessionId)
    underWay++
    // What fails together is done alone, and then says itself what is wrong.
    const stored = await saveAnswersOf(
      db,
      gathered.map(({ save }) => save),
    ).catch(() => new Set<string>())
    underWay--
    for (const { save, settle } of gathered) settle(stored.has(save.sessionId))
    sendIfFree()
  }
  const sendIfFree = () => {
    if (waiting.size > 0 && underWay < STATEMENTS_AT_ONCE) void send()
  }

  return (save) => {
    // One statement cannot change a row twice.
    if (waiting.has(save.sessionId)) return Promise.resolve(false)
    return new Promise((settle) => {
      waiting.set(save.sessionId, { save, settle })
      // What the same turn of the loop brings still comes along.
      if (waiting.size === 1) setImmediate(sendIfFree)
    })
  }
}

/** Stores the answers of a team; those of one that finished, be it this very moment, are counted by HR. */
export function savingOf(deps: Deps) {
  const together = gathering(deps)
  return async (session: SessionKey, answers: GivenAnswer[]): Promise<void> => {
    const save = { sessionId: session.id, uuid: session.uuid, answers }
    if (await together(save)) return
    await recounted(deps, session, (tx) => saveAnswers(tx, save))
  }
}
