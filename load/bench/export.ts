import { type Times, timesOf } from '../measure.ts'
import type { Target } from './target.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export interface ExportMeasured {
  path: string
  megabytes: number
  seconds: number
  idleMemory: number
  mostMemory: number
  otherCalls: Times & { calls: number }
}

/** Measures an export under load: how much memory it takes, and how long other callers wait. */
export async function measureExport({ server, login, team }: Target, path: string): Promise<ExportMeasured> {
  await pause(3_000)
  const idleMemory = server.memory()
  let mostMemory = idleMemory
  let bytes = 0
  let running = true
  const begun = performance.now()
  const download = async () => {
    const response = await fetch(`${server.origin}${path}`, { headers: login })
    if (!response.body) throw new Error(`${path}: ${response.status}`)
    for await (const chunk of response.body) bytes += chunk.length
    running = false
  }
  const watch = async () => {
    for (; running; await pause(20)) mostMemory = Math.max(mostMemory, server.memory())
  }
  const times: number[] = []
  const others = async () => {
    for (let nth = 0; running; nth++, await pause(25)) {
      const { uuid } = team(nth)
      const calls = ['/api/admin/table?limit=50', `/api/admin/single/${uuid}`, `/api/answer/${uuid}`]
      const since = performance.now()
      await (await fetch(`${server.origin}${calls[nth % calls.length]}`, { headers: login })).arrayBuffer()
      times.push(performance.now() - since)
    }
  }
  await Promise.all([download(), watch(), others(), others()])
  return {
    path,
    megabytes: Math.round(bytes / 1024 / 1024),
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    idleMemory: Math.round(idleMemory),
    mostMemory: Math.round(mostMemory),
    otherCalls: { calls: times.length, ...timesOf(times) },
  }
}
