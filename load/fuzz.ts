import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Call, contract } from '@thrive/contract'
import { clientOfOrigin } from '@thrive/testkit/client'
import { seededRandom } from '@thrive/testkit/random'
import sharp from 'sharp'
import { registerHr } from '../apps/server/src/features/hr/people/operator-service.ts'
import { connect } from '../apps/server/src/infra/database.ts'
import { EXAMPLE_SECRETS_KEY } from '../apps/server/src/secrets.ts'
import { freePort, startPostgres } from '../scripts/local-postgres.ts'
import { putFiles } from './fuzz-files.ts'
import { followUp, UNKNOWN } from './fuzz-follow.ts'
import { HOSTILE_MESSAGES } from './fuzz-hostile.ts'
import { type FuzzedRequest, type Known, requestFor } from './fuzz-inputs.ts'
import { troubleIn } from './fuzz-judge.ts'
import { newLookBack } from './fuzz-look-back.ts'
import { sendMessage } from './fuzz-message.ts'
import { pick } from './fuzz-random.ts'
import { learnIds } from './fuzz-round.ts'
import { firstWords, takeSeats } from './fuzz-seat.ts'
import { learnStudio } from './fuzz-studio.ts'
import { openHeap } from './heap.ts'
import { startServer } from './server.ts'

/**
 * Sends requests made from the contract: valid, nearly valid and hostile. None may answer 5xx or hang, no response may
 * contain another session's data, sessions that no caller knows must not change, and memory must not grow; in a long
 * run every call must have succeeded at least once. npm run fuzz [-- --requests 100000 --seed 1 --report FILE]
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
})
const total = Number(values.requests)
const LANES = 16
const PATIENCE_MS = 15_000
/** Each lane starts a new session after this many requests, because the old one is finished or erased. */
const SESSION_REQUESTS = 120
const MESSAGE_SHARE = 0.005
/** Caches and compiled code have reached their full size after this many requests. */
const warmUp = Math.min(20_000, total / 2)
/** With fewer requests, a call that succeeds once in fifty times may not have succeeded yet. */
const EVERY_YES = 20_000
/**
 * These need something from a mail, or a server that sends mail, a listening screen, three phones, a code from an
 * authenticator app, the company, two finished sessions, a newer release, or a receiver of webhooks.
 */
const SELDOM =
  /\/resume\/|\/seat\/wish|\/room\/(reveal|undo)|\/factor\/(confirm|codes)|\/password\/(open|reset)|\/company\/|admin\/sign-in$|studio\/offer$|test-mail|round\/(remind|mailing)$|admin\/team\/|webhook\/again$/
const ALLOWED_GROWTH_MB = 12
/** One owner per lane, because a lane may end all logins of its account. */
const hrOf = (nth: number) => ({ email: `hr${nth}@hr.example.org`, password: 'only for this fuzz run' })

const postgres = await startPostgres({ durable: false })
await postgres.createDatabase('thrive')
const photoFolder = mkdtempSync(join(tmpdir(), 'thrive-fuzz-'))
const inspectorPort = await freePort()
const server = await startServer(
  postgres.url('thrive'),
  { PHOTO_FOLDER: photoFolder, SECRETS_KEY: EXAMPLE_SECRETS_KEY, WEBHOOK_HOSTS: 'localhost' },
  [`--inspect=127.0.0.1:${inspectorPort}`, '--inspect-publish-uid=http'],
)
const heap = await openHeap(inspectorPort)
const db = connect({ url: postgres.url('thrive'), pool: 1 })
for (let nth = 0; nth < LANES; nth++) await registerHr(db, hrOf(nth).email, hrOf(nth).password)
await db.destroy()

const client = clientOfOrigin(server.origin)

let sessions = 0
/** The mark of each session by its uuid, because leaking another session's key is worse than leaking its texts. */
const owners = new Map<string, string>()
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** Creates a session whose every text contains its mark. */
async function newSession() {
  const mark = `mark-${++sessions}-`
  const versionSlug = sessions % 2 ? 'v1' : 'v2'
  const uuid = await client.start(versionSlug, `${mark}@example.org`)
  owners.set(uuid, mark)
  await client.post('/api/session/name', { uuid, name: `${mark} team` })
  const question_id = versionSlug === 'v1' ? 2 : 40
  await client.save(uuid, [{ question_id, value: `${mark} answer` }])
  if (versionSlug === 'v1')
    await client.save(uuid, [
      { question_id: 10, value: `${mark} action` },
      { question_id: 12, value: '2027-01-31' },
    ])
  return { uuid, mark, ...(await takeSeats(client, uuid)) }
}
const login = async ({ email, password }: Known['hr']) =>
  (await client.login(email, password)).authorization.replace('Bearer ', '')

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e9488' } })
const png = await picture.png().toBuffer()
/** Files of some kilobytes that decompress to the maximum number of pixels, and to more than that. */
const unfolding = await Promise.all(
  [4_900, 6_000].map((edge) =>
    sharp({ create: { width: edge, height: edge, channels: 3, background: '#0e9488' } })
      .webp({ effort: 0 })
      .toBuffer(),
  ),
)
const small = [png, await picture.jpeg().toBuffer(), png.subarray(0, png.length / 2), Buffer.from('<svg/>')]
// Decoding the large ones is slow, so there are few of them.
const photos = [...Array(8).fill(small).flat(), ...unfolding]

const strangers = await Promise.all(Array.from({ length: 3 }, newSession))
const wordsOf = ({ uuid }: { uuid: string }) =>
  Promise.all(
    [`/api/answer/${uuid}`, `/api/session/summary/${uuid}`, `/api/session/question/${uuid}`].map(
      async (path) => (await client.get(path)).body,
    ),
  )
const before = await Promise.all(strangers.map(wordsOf))

const lookBack = await newLookBack(client)
const own = await putFiles(server.origin, await client.login(hrOf(0).email, hrOf(0).password))
const calls = Object.entries(contract) as [string, Call][]
const troubles: string[] = []
const statuses = new Map<number, number>()
const agreed = new Map<string, number>()
let sent = 0
let slowest = 0
let settled: Promise<number> | undefined

async function lane(nth: number) {
  const random = seededRandom(Number(values.seed) * 1000 + nth)
  const hr = hrOf(nth)
  const known: Known = { ...(await newSession()), token: await login(hr), hr, photos, lookBack, ...own }
  for (let mine = 1; sent < total && troubles.length < 20; mine++) {
    if (++sent >= warmUp) settled ??= heap.used()
    if (mine % SESSION_REQUESTS === 0) Object.assign(known, await newSession(), UNKNOWN)
    if (random() < MESSAGE_SHARE) await hardlyHttp(pick(HOSTILE_MESSAGES, random))
    else {
      const [name, call] = pick(calls, random)
      let isYes = await one(name, requestFor(name, call, known, random), known)
      for (let next = followUp(name, known); next && isYes; next = followUp(next.name, known))
        isYes = await one(next.name, next.request, known)
    }
  }
}

/** Sends one request for a call, and returns whether the call said yes. */
async function one(name: string, fuzzed: FuzzedRequest, known: Known): Promise<boolean> {
  const { isCall, privileged, ...request } = fuzzed
  const begun = performance.now()
  try {
    const response = await fetch(server.origin + request.path, {
      ...request,
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    })
    const text = await firstWords(response, PATIENCE_MS)
    slowest = Math.max(slowest, performance.now() - begun)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.ok && isCall) agreed.set(name, (agreed.get(name) ?? 0) + 1)
    if (response.ok && name === 'POST /api/room/ask' && request.body && typeof request.body !== 'string')
      known.asked = String(request.body.get('key'))
    if (response.ok && isCall) learnStudio(name, request.body, text, known)
    const withOwners = text.replace(UUID, (uuid) => owners.get(uuid) ?? uuid)
    const trouble = troubleIn({ status: response.status, text: withOwners }, privileged ? null : known.mark)
    if (trouble) troubles.push(`${name} ${request.path.slice(0, 80)}: ${trouble}`)
    if (isCall) await learn(name, response.status, text, known)
    return isCall && response.ok
  } catch (error) {
    troubles.push(`${name} ${request.path.slice(0, 80)}: ${error} ${(error as Error).cause ?? ''}`)
    return false
  }
}

/** Follows links and pages that the server offers, and renews a login that ended. */
async function learn(name: string, status: number, text: string, known: Known) {
  if (name === 'POST /api/admin/export' && status === 200) known.ticket = JSON.parse(text).url.split('/').at(-1)
  if (name === 'POST /api/admin/organisation/logo' && status === 200)
    known.logo = JSON.parse(text).logo.split('/').at(-1)
  if (name === 'GET /api/admin/table' && status === 200) known.cursor = JSON.parse(text).next_cursor ?? ''
  // Another lane may have ended the login of this caller.
  if (name === 'GET /api/admin/logins' && status === 200) known.login = String(JSON.parse(text).logins.at(-1)?.id ?? 1)
  if (name === 'POST /api/room/pair' && status === 200) known.pairing = JSON.parse(text).path.split('/').at(-1)
  if (name === 'POST /api/admin/find' && status === 200) known.found = JSON.parse(text).sessions.at(0)?.mark
  if (name === 'POST /api/admin/people/invite' && status === 200) known.invitation = String(JSON.parse(text).invitation)
  if (name === 'POST /api/admin/people/invitation/renew' && status === 200)
    known.joining = JSON.parse(text).link.split('#').at(-1)
  if (status === 200) learnIds(name, text, known)
  if (name === 'GET /api/admin/people' && status === 200) {
    const people: { id: number; email: string }[] = JSON.parse(text).people
    // The lanes' own accounts stay.
    const other = people.find(({ email }) => !email.endsWith('@hr.example.org'))
    if (other) known.person = String(other.id)
  }
  const access = contract[name as keyof typeof contract].access
  if (status === 401 && (access === 'seat' || access === 'leader'))
    Object.assign(known, await takeSeats(client, known.uuid))
  if (name === 'POST /api/admin/erase' && status === 200) Object.assign(known, await newSession(), UNKNOWN)
  if (access === 'hr' && status === 401) {
    const valid = await fetch(`${server.origin}/api/admin/audit`, {
      headers: { Authorization: `Bearer ${known.token}` },
    })
    if (valid.status === 401) known.token = await login(known.hr)
    await valid.text()
  }
}

async function hardlyHttp(message: string) {
  try {
    const answer = await sendMessage(server.origin, message, PATIENCE_MS)
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
    const trouble = troubleIn({ status, text: answer }, '')
    if (trouble) troubles.push(`${JSON.stringify(message.slice(0, 60))}: ${trouble}`)
  } catch (error) {
    troubles.push(`${JSON.stringify(message.slice(0, 60))}: ${error}`)
  }
}

const begun = performance.now()
await Promise.all(Array.from({ length: LANES }, (_, nth) => lane(nth)))
const seconds = (performance.now() - begun) / 1000

const growth = (await heap.used()) - ((await settled) ?? 0)
if (growth > ALLOWED_GROWTH_MB) troubles.push(`memory in use grew by ${growth.toFixed(1)} MB after the warm-up`)
const after = await Promise.all(strangers.map(wordsOf))
if (JSON.stringify(after) !== JSON.stringify(before)) troubles.push('a session that nobody knows was changed')
if (total >= EVERY_YES)
  for (const [name] of calls)
    if (!agreed.has(name) && !SELDOM.test(name)) troubles.push(`${name} was never answered with a yes`)
const resident = server.memory()
heap.close()
await server.stop()
await postgres.stop()
rmSync(photoFolder, { recursive: true, force: true })

const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
console.log(
  `fuzz: ${sent} requests over ${calls.length} calls and ${sessions} sessions in ${seconds.toFixed(0)} s (${counts.join(', ')})`,
)
console.log(
  `slowest answer ${slowest.toFixed(0)} ms, memory in use ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB after the warm-up, ${resident.toFixed(0)} MB resident, ${troubles.length} troubles`,
)
for (const trouble of troubles) console.log(`  ${trouble}`)
if (values.report) {
  const numFailedTests = troubles.length
  writeFileSync(values.report, JSON.stringify({ numPassedTests: numFailedTests ? 0 : calls.length, numFailedTests }))
}
process.exit(troubles.length === 0 ? 0 : 1)
