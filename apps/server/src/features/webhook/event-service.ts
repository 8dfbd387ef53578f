import type { Database } from '../../infra/database.ts'
import { justFinished, storeEvent } from './event-data.ts'

/** In the transaction in which a team finished; otherwise it does nothing. */
export async function tellFinished(tx: Database, sessionId: string): Promise<void> {
  const team = await justFinished(tx, sessionId)
  if (team) await storeEvent(tx, 'team.finished', team)
}

export const tellRoundClosed = (tx: Database, round: number): Promise<void> => storeEvent(tx, 'round.closed', { round })
