import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { registerHr } from '../../apps/server/src/features/hr/people/operator-service.ts'
import { connect } from '../../apps/server/src/infra/database.ts'
import { EXAMPLE_SECRETS_KEY } from '../../apps/server/src/secrets.ts'
import { freePort, type LocalPostgres, startPostgres } from '../../scripts/local-postgres.ts'
import { type Api, apiProcess } from './api-process.ts'
import { type Drill, inSeconds, type Stage, sleep } from './drill.ts'
import { type DrillMailServer, startMailServer } from './mail-server.ts'

const FULL = { mails: 5_000, kills: 20, crashes: 2 }
const SHORT = { mails: 400, kills: 4, crashes: 1 }
const PER_MINUTE = 6_000
const HR = { email: 'hr@example.org', password: 'a long enough password' }
const AWAY_MS = 1_000

/**
 * A round writes to thousands while its nodes are killed at random moments and PostgreSQL crashes. Nobody may get two
 * mails, every mail must be accounted for, and a mail that the server has must not count as unsent.
 */
export const mailDrill: Drill = async ({ short, atEnd }) => {
  const { mails, kills, crashes } = short ? SHORT : FULL
  const { crashDatabase, url, nodes, smtp } = await startNodes(atEnd)
  const begun = performance.now()
  await planRound(nodes[0] as Api, url, mails)
  const sql = () => withClient(url, countStates)
  for (let kill = 0; kill < kills; kill++) {
    // A random moment while mails go out.
    await until(async () => (await sql()).queued > 0 && smtp.taken.size > (kill * mails) / (kills + 1), 120_000)
    await sleep(Math.random() * 500)
    const node = nodes[kill % nodes.length] as Api
    await node.end('SIGKILL')
    if (kill % Math.ceil(kills / crashes) === 1) await crashDatabase()
    node.start()
  }
  await until(async () => (await sql()).queued === 0, 300_000)
  // What the dead nodes left is uncertain two minutes later; the drill does not wait for them.
  await withClient(url, (client) =>
    client.query(`update invitee_mail set sending_at = sending_at - interval '2 minutes' where state = 'sending'`),
  )
  await until(async () => (await sql()).sending === 0, 60_000)
  const states = await withClient(url, countStates)
  const problems = await withClient(url, (client) => problemsOf(client, smtp, mails))
  for (const node of nodes) if (node.falls() > 0) problems.push(`a node ended by itself ${node.falls()} times`)
  const counts = Object.entries(states).map(([state, count]) => `${count} ${state}`)
  return {
    figures:
      `${mails} mails, two nodes, ${kills} kills, ${crashes} database crashes in ` +
      `${inSeconds(performance.now() - begun)}; ${counts.join(', ')}; the mail server took ${smtp.taken.size}`,
    problems,
  }
}

async function startNodes(atEnd: Stage['atEnd']) {
  const [data, photos] = ['postgres', 'photos'].map((name) => mkdtempSync(join(tmpdir(), `thrive-mail-${name}-`)))
  atEnd(() => {
    for (const folder of [data, photos]) rmSync(folder as string, { recursive: true, force: true })
  })
  const port = await freePort()
  const folder = data as string
  let postgres: LocalPostgres = await startPostgres({ folder, port })
  atEnd(() => postgres.stop())
  await postgres.createDatabase('thrive')
  const url = postgres.url('thrive')
  const smtp = await startMailServer()
  atEnd(() => smtp.close())
  const settings = {
    DATABASE_URL: url,
    PHOTO_FOLDER: photos as string,
    SECRETS_KEY: EXAMPLE_SECRETS_KEY,
    SMTP_URL: smtp.url,
    SMTP_TLS: 'optional',
    MAIL_FROM: 'Thrive <thrive@example.org>',
    PUBLIC_URL: 'https://thrive.example.org',
    MAILS_PER_MINUTE: String(PER_MINUTE),
  }
  const nodes: Api[] = []
  for (let nth = 0; nth < 2; nth++) {
    const node = await apiProcess(settings)
    atEnd(() => node.end('SIGTERM'))
    node.start()
    await node.untilReady()
    nodes.push(node)
  }
  const crashDatabase = async () => {
    await postgres.crash()
    await sleep(AWAY_MS)
    postgres = await startPostgres({ folder, port })
  }
  return { url, nodes, smtp, crashDatabase }
}

async function planRound({ origin }: Api, url: string, mails: number): Promise<void> {
  const db = connect({ url, pool: 1 })
  await registerHr(db, HR.email, HR.password)
  await db.destroy()
  let token = ''
  const post = async <Answer>(path: string, fields: Record<string, string>): Promise<Answer> => {
    const response = await fetch(`${origin}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', ...(token && { Authorization: `Bearer ${token}` }) },
      body: new URLSearchParams(fields),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
    return response.json() as Promise<Answer>
  }
  token = (await post<{ token: string }>('login', HR)).token
  const closes = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const fields = { name: 'Drill', versionSlug: 'v2', lang: 'en', sends: '', closes, reminders: '[]', message: '' }
  const { round } = await post<{ round: number }>('round/save', fields)
  const text = Array.from({ length: mails }, (_, nth) => `lead${nth}@example.org`).join('\n')
  await post('round/invite', { round: String(round), text })
  await post('round/plan', { round: String(round) })
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      return await work(client)
    } catch (error) {
      // The database may be starting again.
      if (tries >= 60) throw error
      await sleep(500)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

const STATES = ['queued', 'sending', 'sent', 'failed', 'uncertain', 'skipped'] as const
type Counts = Record<(typeof STATES)[number], number>

async function countStates(client: pg.Client): Promise<Counts> {
  const { rows } = await client.query('select state, count(*)::int as mails from invitee_mail group by state')
  const found = new Map(rows.map(({ state, mails }) => [state, mails]))
  return Object.fromEntries(STATES.map((state) => [state, found.get(state) ?? 0])) as Counts
}

async function problemsOf(client: pg.Client, { taken, refused }: DrillMailServer, mails: number): Promise<string[]> {
  const { rows } = await client.query(`
    select email, invitee_mail.state from invitee_mail join invitee on invitee.id = invitee_id`)
  const problems: string[] = []
  if (rows.length !== mails) problems.push(`${rows.length} mails are accounted for, not ${mails}`)
  for (const { email, state } of rows) {
    const times = taken.get(email) ?? 0
    if (times > 1) problems.push(`${email} got ${times} mails`)
    if (times > 0 && !['sent', 'uncertain'].includes(state))
      problems.push(`${email} got a mail that counts as ${state}`)
    if (state === 'sent' && times === 0) problems.push(`${email} got nothing, but its mail counts as sent`)
    if (state === 'failed' && !refused.has(email))
      problems.push(`${email} was not refused, but its mail counts as failed`)
    if (!['sent', 'failed', 'uncertain'].includes(state)) problems.push(`the mail to ${email} is still ${state}`)
  }
  return problems
}

async function until(isTrue: () => Promise<boolean>, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) if (await isTrue()) return
}
