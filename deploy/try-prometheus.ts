import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/local-postgres.ts'
import { startDemo } from '../scripts/start-demo.ts'

/**
 * Runs a real Prometheus (Debian: apt-get install prometheus), which checks the rules, scrapes the running product and
 * answers every panel of the dashboard. npx node deploy/try-prometheus.ts
 */
const FOLDER = join(import.meta.dirname, 'prometheus')
const promtool = (...args: string[]) => execFileSync('promtool', args, { stdio: 'inherit' })
promtool('check', 'rules', join(FOLDER, 'alerts.yaml'))
promtool('test', 'rules', join(FOLDER, 'alerts.test.yaml'))

const metricsPort = await freePort()
const demo = await startDemo({ METRICS_PORT: String(metricsPort) })
const data = mkdtempSync(join(tmpdir(), 'thrive-prometheus-'))
const config = join(data, 'prometheus.yaml')
writeFileSync(
  config,
  `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [${join(FOLDER, 'alerts.yaml')}]
scrape_configs:
  - job_name: thrive
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`,
)
const address = `127.0.0.1:${await freePort()}`
const prometheus = spawn(
  'prometheus',
  [`--config.file=${config}`, `--storage.tsdb.path=${join(data, 'data')}`, `--web.listen-address=${address}`],
  { stdio: 'ignore' },
)

interface Answer {
  status: string
  data: { result: { value: [number, string] }[]; groups: { rules: { name: string; health: string }[] }[] }
}
const ask = async (path: string): Promise<Answer> => (await fetch(`http://${address}/api/v1/${path}`)).json()
const query = async (expr: string) => (await ask(`query?query=${encodeURIComponent(expr)}`)).data.result
const until = async (what: string, test: () => Promise<boolean>) => {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 250)))
    if (await test().catch(() => false)) return
  throw new Error(`waited in vain: ${what}`)
}

try {
  await until('the product is scraped', async () => (await query('up{job="thrive"} == 1')).length === 1)
  const { panels } = JSON.parse(readFileSync(join(FOLDER, '../grafana/dashboard.json'), 'utf8'))
  const save = new URLSearchParams({ uuid: crypto.randomUUID(), answers: '[]' })
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const keepBusy = () => fetch(`${demo.url}/api/answer/set`, { method: 'POST', headers, body: save })
  for (const { title, targets } of panels)
    for (const { expr } of targets)
      await until(`the panel "${title}" shows ${expr}`, async () => {
        await keepBusy()
        // Nothing has failed, no job is waiting, and no backup was made.
        const mayBeEmpty = /5\.\.|oldest|backup/.test(expr)
        return mayBeEmpty ? Array.isArray(await query(expr)) : (await query(expr)).length > 0
      })
  await until('every rule is evaluated', async () => {
    const rules = (await ask('rules')).data.groups.flatMap((group) => group.rules)
    return rules.length > 0 && rules.every(({ health }) => health === 'ok')
  })
  const series = (await query('scrape_samples_scraped'))[0]?.value[1]
  const seconds = (await query('scrape_duration_seconds'))[0]?.value[1]
  console.log(`scraped ${series} series in ${seconds} s; ${panels.length} panels and every rule answered`)
} finally {
  prometheus.kill('SIGTERM')
  await once(prometheus, 'exit')
  await demo.stop()
  rmSync(data, { recursive: true, force: true })
}
