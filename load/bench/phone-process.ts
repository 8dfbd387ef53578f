import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Order =
  | { do: 'listen'; origin: string; streams: { path: string; cookie?: string }[] }
  | { do: 'count' }
  | { do: 'join'; origin: string; codes: string[]; seconds: number }

export interface Report {
  failed: number
  /** Messages received so far. */
  deliveries: number
  /** For each phone that joined, the time from the press to the first state. */
  times: number[]
}

/** Starts phones in a separate process, so that they take no time from the measuring one. One order at a time. */
export function startPhones() {
  const child = fork(join(import.meta.dirname, 'phones.ts'))
  return {
    async order(order: Order): Promise<Report> {
      const answered = new AbortController()
      const ended = once(child, 'exit', answered).then(([code, signal]) => {
        throw new Error(`the phones ended with ${code ?? signal}`)
      })
      child.send(order)
      try {
        const [report] = await Promise.race([once(child, 'message', answered), ended])
        return report
      } finally {
        answered.abort()
      }
    },
    async hangUp() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

export type Phones = ReturnType<typeof startPhones>
