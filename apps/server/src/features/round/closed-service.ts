import type { Deps } from '../../deps.ts'
import type { Database } from '../../infra/database.ts'
import { tellRoundClosed } from '../webhook/event-service.ts'
import { forgetReopened, takeClosed } from './closed-data.ts'

/** In the transaction that closes the round. */
export async function tellClosed(tx: Database, timeZone: string, id: number): Promise<void> {
  for (const round of await takeClosed(tx, timeZone, id)) await tellRoundClosed(tx, round)
}

/** The job: no transaction closes a round whose closing day passes. */
export async function tellClosedRounds({ db, organisation }: Pick<Deps, 'db' | 'organisation'>): Promise<void> {
  const { timeZone } = await organisation.read()
  await db.transaction().execute(async (tx) => {
    await forgetReopened(tx, timeZone)
    for (const round of await takeClosed(tx, timeZone)) await tellRoundClosed(tx, round)
  })
}
