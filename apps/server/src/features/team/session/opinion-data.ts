import type { OpinionType } from '@thrive/domain'
import type { Database } from '../../../infra/database.ts'

export async function setOpinion(db: Database, sessionId: string, type: OpinionType, score: number): Promise<void> {
  await db
    .insertInto('opinion')
    .values({ session_id: sessionId, type, score })
    .onConflict((conflict) => conflict.columns(['session_id', 'type']).doUpdateSet({ score }))
    .execute()
}

export async function opinionsOf(db: Database, sessionId: string) {
  const rows = await db
    .selectFrom('opinion')
    .select(['type', 'score'])
    .where('session_id', '=', sessionId)
    .orderBy('type')
    .execute()
  return rows.map(({ type, score }) => ({ type: type as OpinionType, score }))
}
