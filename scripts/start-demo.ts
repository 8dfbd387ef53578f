import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Demo {
  url: string
  database: string
  pid: number
  stop(): Promise<void>
}

/**
 * Starts the demo as a separate process on a free port; resolves when it is ready. Its output may be kept in a file.
 */
export async function startDemo(settings: Record<string, string>, logFile?: string): Promise<Demo> {
  const root = join(import.meta.dirname, '..')
  const child = spawn(process.execPath, ['scripts/demo.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', logFile ? 'pipe' : 'inherit'],
  })
  if (logFile) {
    mkdirSync(dirname(logFile), { recursive: true })
    const log = createWriteStream(logFile)
    for (const output of [child.stdout, child.stderr]) output?.pipe(log, { end: false })
    child.stderr?.pipe(process.stderr)
    child.once('close', () => log.end())
  }
  const [database, url] = await new Promise<[string, string]>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const [, address, ready] = /^database (\S+)$[\s\S]*^ready (\S+)$/m.exec(output) ?? []
      if (!address || !ready) return
      resolve([address, ready])
      // Later output is not used, but must be read: a full pipe would block the process.
      child.stdout?.off('data', read).resume()
    }
    child.stdout?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the demo ended with ${code}: ${output}`)))
  })
  return {
    url,
    database,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
