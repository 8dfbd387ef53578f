import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Ctrl-C reaches every process of the terminal's group at once, PostgreSQL before the API that uses it. So they all run
 * in a separate group, and shut down in order when their connection to this process ends, for whatever reason.
 */
const processes = spawn(process.execPath, [join(import.meta.dirname, 'dev-processes.ts')], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
processes.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (processes.connected) processes.disconnect()
  })
