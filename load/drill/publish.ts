import { clientOfOrigin } from '@thrive/testkit/client'
import pg from 'pg'
import { registerHr } from '../../apps/server/src/features/hr/people/operator-service.ts'
import { connect } from '../../apps/server/src/infra/database.ts'
import { type Drill, inSeconds, sleep } from './drill.ts'
import { openReader } from './ledger.ts'
import { startRoomNodes } from './room-nodes.ts'
import { playTeams } from './team.ts'

const FULL = { teams: 500, editions: 12, calmMs: 8_000 }
const SHORT = { teams: 40, editions: 4, calmMs: 1_500 }
const AUTHOR = { email: 'author@example.org', password: 'a publisher in a drill' }
const PLACE = 'survey/5/title'

/**
 * An author publishes edition after edition of both versions, and goes back, while teams play on two nodes. No session
 * changes its edition or its words, no call fails, and nothing acknowledged is lost.
 */
export const publishDrill: Drill = async ({ short, atEnd }) => {
  const { teams, editions, calmMs } = short ? SHORT : FULL
  const { origin, nodes, url, photos } = await startRoomNodes({ atEnd, durable: true })
  const reader = openReader(url, photos)
  const sql = new pg.Pool({ connectionString: url, max: 2 })
  atEnd(() => Promise.all([reader.close(), sql.end()]))
  const db = connect({ url, pool: 1 })
  await registerHr(db, AUTHOR.email, AUTHOR.password, 'author').finally(() => db.destroy())
  const client = clientOfOrigin(origin)
  const token = await client.login(AUTHOR.email, AUTHOR.password)
  const problems: string[] = []
  const times: number[] = []

  const act = async (name: string, fields: Record<string, string>) => {
    const { status, body } = await client.post(`/api/admin/studio/${name}`, fields, token)
    if (status !== 200) problems.push(`${name} was refused with ${status}: ${JSON.stringify(body)}`)
    return body as { number: number; edition: number }
  }
  const titleOf = async (uuid: string) => {
    const { status, body } = await client.get(`/api/version/plan/${uuid}`)
    if (status === 200) return (body as { survey: { title: string }[] }).survey[4]?.title
    return `${status} ${JSON.stringify(body).slice(0, 200)}`
  }
  /** Publishes another title; returns it. */
  const publish = async (slug: string, nth: number) => {
    const title = `Edition ${nth} of the drill`
    const { number } = await act('change', {
      slug,
      place: PLACE,
      lang: 'en',
      value: JSON.stringify(title),
      base: '999999',
    })
    const from = performance.now()
    await act('publish', { slug, number: String(number), note: 'in a drill' })
    times.push(performance.now() - from)
    return title
  }

  const begun = performance.now()
  const game = playTeams(teams, { origin, reader })
  await sleep(calmMs)
  /** The revision that each session began with. */
  const revisions = new Map<string, number>()
  const compareRevisions = async () => {
    for (const { uuid, id } of (await sql.query('select uuid, revision_id as id from session')).rows) {
      if ((revisions.get(uuid) ?? id) !== id) problems.push(`session ${uuid} has another edition than it began with`)
      revisions.set(uuid, id)
    }
  }
  const started: { uuid: string; title: string }[] = []
  for (let nth = 1; nth <= editions; nth++) {
    const slug = nth % 2 ? 'v1' : 'v2'
    await compareRevisions()
    const title = await publish(slug, nth)
    started.push({ uuid: await client.start(slug, `edition${nth}@example.org`), title })
    for (const one of started) {
      const now = await titleOf(one.uuid)
      if (now !== one.title) problems.push(`a session that began with "${one.title}" shows "${now}"`)
    }
    await sleep(calmMs)
  }
  for (const slug of ['v1', 'v2']) await act('go-back', { slug, edition: '1', note: '' })
  await sleep(calmMs)
  await compareRevisions()
  const played = await game.stop()
  problems.push(...played.problems, ...played.failures.map((failure) => `failed and was repeated: ${failure}`))
  const falls = nodes.reduce((sum, node) => sum + node.falls(), 0)
  if (falls > 0) problems.push(`a node ended by itself ${falls} times`)
  return {
    figures:
      `${editions} editions published while ${teams} teams made ${played.calls} calls in ${inSeconds(performance.now() - begun)}; ` +
      `the slowest took ${inSeconds(Math.max(...times))} to publish; ${revisions.size} sessions kept their edition`,
    problems,
  }
}
