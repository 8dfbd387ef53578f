import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../scripts/local-postgres.ts'

export interface Server {
  origin: string
  /** Resident memory in megabytes. */
  memory(): number
  /** Processor time used so far. */
  cpuSeconds(): number
  stop(): Promise<void>
}

const ROOT = join(import.meta.dirname, '..')
/** Starts the server as in production, in a separate process. */
export async function startServer(
  url: string,
  settings: Record<string, string> = {},
  nodeArguments: string[] = [],
): Promise<Server> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn('sh', ['apps/server/start.sh', ...nodeArguments], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      DATABASE_URL: url,
      PORT: String(port),
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const TICKS_A_SECOND = 100

function cpuSecondsOf(pid: number): number {
  // The format is "pid (command) state …"; user and system time are the 12th and 13th fields after the command.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
