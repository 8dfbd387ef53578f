import type { Response } from '@thrive/contract'
import { openLibrary } from '../src/features/content/library.ts'
import { foldInsight, keepInsight, rebuildInsight } from '../src/features/tally/rebuild-service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHrServer, onEnd } from './build.ts'

export type Insight = Response<'GET /api/admin/insight'>

/** Starts a server, with helpers that fill it with teams and read what HR sees of them. */
export async function buildCounting(settings: Parameters<typeof buildHrServer>[0] = {}) {
  const server = await buildHrServer({ TIME_ZONE: 'UTC', ...settings })
  const db = connect({ url: server.url, pool: 2 })
  onEnd(() => db.destroy())
  const insight = (query: Record<string, string> = {}) =>
    server.ask<Insight>(`/api/admin/insight?${new URLSearchParams(query)}`)
  const { client } = server
  return {
    ...server,
    insight,
    fold: () => foldInsight(db),
    keep: () => keepInsight({ db, library: openLibrary(db) }),
    async rebuild() {
      await rebuildInsight({ db, library: openLibrary(db) })
    },
    /** Adds a v2 team that finished with these scores and these other answers. */
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
