import { parseArgs } from 'node:util'
import { type Call, contract } from '@thrive/contract'
import { startPostgres } from '../scripts/local-postgres.ts'
import { seededRandom } from '../scripts/random.ts'
import { requestFor } from './fuzz-inputs.ts'
import { startServer } from './server.ts'

/**
 * Requests made from the contract: right, nearly right and hostile. None may answer 5xx or hang, memory may not grow,
 * and no response may hold what another session said. npm run fuzz [-- --requests 100000 --seed 1]
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const total = Number(values.requests)
const LANES = 16
const PATIENCE_MS = 15_000
const ALLOWED_GROWTH_MB = 80
const SECRETS = ['secret.lead@example.org', 'SecretTeamName', 'SecretAnswerText']

const postgres = await startPostgres({ durable: false })
await postgres.createDatabase('thrive')
const server = await startServer(postgres.url('thrive'))
const headers = { 'X-Requested-With': 'XMLHttpRequest' }
const post = async (path: string, fields: Record<string, string>) =>
  (await fetch(server.origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) })).json()

const [email = '', name = '', answer = ''] = SECRETS
const { uuid: secret } = await post('/api/session/create', { email, versionSlug: 'v1' })
await post('/api/session/name', { uuid: secret, name })
await post('/api/answer/set', { uuid: secret, answers: JSON.stringify([{ question_id: 2, value: answer }]) })
const known = await Promise.all(
  ['v1', 'v2'].map(
    async (versionSlug) => (await post('/api/session/create', { email: 'open@example.org', versionSlug })).uuid,
  ),
)

const calls = Object.entries(contract) as [string, Call][]
const troubles: string[] = []
const statuses = new Map<number, number>()
let sent = 0
let early = 0

async function lane(nth: number) {
  const random = seededRandom(Number(values.seed) * 1000 + nth)
  while (sent < total && troubles.length < 20) {
    sent++
    if (sent === Math.floor(total / 2)) early = server.memory()
    const [call, definition] = calls[Math.floor(random() * calls.length)] as [string, Call]
    const { path, ...request } = requestFor(call, definition, known, random)
    try {
      const response = await fetch(server.origin + path, {
        ...request,
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'manual',
      })
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 500) troubles.push(`${response.status} ${call} ${path.slice(0, 80)} ${text.slice(0, 120)}`)
      const leaked = SECRETS.find((each) => text.includes(each))
      if (leaked) troubles.push(`${call} gave away ${leaked}`)
    } catch (error) {
      troubles.push(`${call} ${path.slice(0, 80)}: ${error}`)
    }
  }
}

const begun = performance.now()
await Promise.all(Array.from({ length: LANES }, (_, nth) => lane(nth)))
const seconds = (performance.now() - begun) / 1000
const growth = server.memory() - early
if (growth > ALLOWED_GROWTH_MB) troubles.push(`memory grew by ${growth.toFixed(0)} MB`)
await server.stop()
await postgres.stop()

const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
console.log(
  `fuzz: ${sent} requests in ${seconds.toFixed(0)} s (${counts.join(', ')}), memory ${growth.toFixed(0)} MB, ${troubles.length} troubles`,
)
for (const trouble of troubles) console.log(`  ${trouble}`)
process.exit(troubles.length === 0 ? 0 : 1)
