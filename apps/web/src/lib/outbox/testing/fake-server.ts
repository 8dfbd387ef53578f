import { ApiError } from '../../api.ts'
import type { Connection } from '../connection.ts'
import type { DetailName } from '../database.ts'

/** Follows the rules of the real server: later moments win, a step counts only from the position it leaves. */
export function fakeServer() {
  const stored = new Map<number, { value: string; at: number }>()
  const keep = (id: number, value: string, at: number) => {
    if ((stored.get(id)?.at ?? -1) <= at) stored.set(id, { value, at })
  }
  const server = {
    position: 1,
    calls: [] as string[],
    down: null as Error | null,
    /** True if the server does the work, but its answer never arrives. */
    deaf: false,
    /** Values that the server refuses, and whether it names their questions. */
    refused: new Set<string>(),
    namesRefused: true,
    refusesSteps: false,
    details: {} as Partial<Record<DetailName, string>>,
    answers: () => Object.fromEntries([...stored].map(([id, { value }]) => [id, value])),
    /** Another laptop gives an answer. */
    keep,
  }
  const connection: Connection = {
    async save(rows) {
      if (server.down) throw server.down
      server.calls.push(`save ${rows.map(({ value }) => value).join(',')}`)
      const misfits = rows.filter(({ value }) => server.refused.has(value)).map(({ id }) => id)
      if (misfits.length > 0) throw new ApiError(400, 'no', { questions: server.namesRefused ? misfits : [] })
      for (const { id, value, at } of rows) keep(id, value, at)
      if (server.deaf) throw new TypeError('Failed to fetch')
    },
    async step(from) {
      if (server.down) throw server.down
      server.calls.push(`step ${from}`)
      if (server.refusesSteps) throw new ApiError(400, 'no')
      if (server.position === from) server.position++
      if (server.deaf) throw new TypeError('Failed to fetch')
      return server.position
    },
    async sendDetail(name, { value, blob }) {
      if (server.down) throw server.down
      server.calls.push(`${name} ${value}`)
      if (server.refused.has(value)) throw new ApiError(400, 'not this')
      server.details[name] = blob ? await blob.text() : value
      if (server.deaf) throw new TypeError('Failed to fetch')
    },
    async known() {
      if (server.down) throw server.down
      server.calls.push('known')
      const answers = [...stored].map(([question_id, answer]) => ({ question_id, ...answer }))
      return { position: server.position, answers }
    },
  }
  return Object.assign(server, { connection })
}
