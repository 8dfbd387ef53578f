import type { Response } from '@thrive/contract'
import { openLibrary } from '../src/features/content/library.ts'
import { foldInsight, rebuildInsight } from '../src/features/hr/tally/service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHrServer, onEnd } from './build.ts'

export type Insight = Response<'GET /api/admin/insight'>

/** A server, with helpers to fill it with teams and to read what HR sees of them. */
export async function buildCounting() {
  const server = await buildHrServer()
  const db = connect({ url: server.url, pool: 2 })
  onEnd(() => db.destroy())
  const insight = (query: Record<string, string> = {}) =>
    server.ask<Insight>(`/api/admin/insight?${new URLSearchParams(query)}`)
  const { client } = server
  return {
    ...server,
    insight,
    fold: () => foldInsight(db),
    async rebuild() {
      await rebuildInsight({ db, library: openLibrary(db) })
    },
    /** A team of v2 that finished with these scores and whatever else it answered. */
    async team(scores: [number, number, number], more: [number, unknown][] = []) {
      const uuid = await client.start('v2')
      const given = scores.map((value, index): [number, unknown] => [19 + index, value])
      await client.save(
        uuid,
        [...given, ...more].map(([question_id, value]) => ({ question_id, value })),
      )
      await client.walk(uuid, 'v2')
      return uuid
    },
    opine: (uuid: string, type: string, score: number) =>
      client.post('/api/opinion/set', { uuid, type, score: String(score) }),
  }
}

export const v2 = (insight: Insight) => insight.journeys.find(({ version_slug }) => version_slug === 'v2')
