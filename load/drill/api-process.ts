import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts')

/** The API as a process that can be killed and started again on the same port. */
export function apiProcess(env: Record<string, string>) {
  let child: ChildProcess | null = null
  return {
    start() {
      child = spawn(process.execPath, [MAIN], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    },
    running: () => child !== null && child.exitCode === null && child.signalCode === null,
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export async function untilReady(origin: string, patienceMs = 60_000) {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const response = await fetch(`${origin}/readyz`).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error(`${origin} did not become ready`)
}
