import pg from 'pg'
import { type Drill, inSeconds, sleep } from './drill.ts'
import { LiveRoom } from './live-room.ts'
import { startRoomNodes } from './room-nodes.ts'

const FULL = { rooms: 200, lineMs: 30_000 }
const SHORT = { rooms: 20, lineMs: 5_000 }
const SEATS = 8
const AWAY_MS = 3_000
const CALM_MS = 3_000
const RESTING = 5
/** One in this many phones loses its connection. */
const CUT_OFF = 10
/** Within this time after a fault ends, every screen is right. */
const PROMISE_MS = 5_000
const WATCH_MS = 3_000
/** What was committed this long ago must be on the screen. */
const LATE_MS = 1_000

/**
 * Rooms play on two nodes while each node is killed, Redis is killed and comes back, PostgreSQL crashes, and a tenth of
 * the phones disconnect. Every acknowledged ballot is in its tally, none twice, and every screen is soon right.
 */
export const liveDrill: Drill = async ({ short, atEnd }) => {
  const { rooms: count, lineMs } = short ? SHORT : FULL
  const { origin, nodes, redis, crashDatabase, url } = await startRoomNodes({ atEnd, durable: true })
  const sql = new pg.Pool({ connectionString: url, max: 2 })
  sql.on('error', () => {})
  atEnd(() => sql.end())
  const rooms = Array.from({ length: count }, (_, nth) => new LiveRoom(origin, nth))
  const problems: string[] = []
  const begun = performance.now()
  for (let nth = 0; nth < count; nth += 20)
    await Promise.all(rooms.slice(nth, nth + 20).map((room) => room.open(SEATS)))
  atEnd(() => {
    for (const room of rooms) room.close()
  })
  console.log(`${count} rooms of ${SEATS} opened in ${inSeconds(performance.now() - begun)}`)

  let playing = true
  // Some rooms are idle, as between two questions: nothing else happens there that would correct a wrong screen.
  const games = rooms.map(async (room, nth) => {
    if (nth % RESTING === 0) return
    while (playing)
      await room.playRound().catch((error) => room.problems.push(`${room.uuid} gave up: ${error}`) && sleep(500))
  })
  const settled: string[] = []
  /** Watches for longer than the promise, because a screen that is right may go wrong again. */
  const afterFault = async (name: string) => {
    const since = performance.now()
    const lastWrong = new Map<string, { at: number; why: string }>()
    while (performance.now() - since < PROMISE_MS + WATCH_MS) {
      const { rows } = await sql
        .query('select uuid, number::float8 as number from room join session on id = session_id')
        .catch(() => ({ rows: [] }))
      await sleep(LATE_MS)
      for (const room of rooms) {
        const row = rows.find(({ uuid }) => uuid === room.uuid)
        const why = row ? room.wrong(row) : 'not read'
        if (why) lastWrong.set(room.uuid, { at: performance.now() - since, why })
      }
    }
    const took = Math.max(0, ...[...lastWrong.values()].map(({ at }) => at))
    const late = [...lastWrong].filter(([, { at }]) => at > PROMISE_MS)
    settled.push(`${name} ${inSeconds(took)}`)
    console.log(`${name}: the last screen was wrong ${inSeconds(took)} after, ${late.length} too late`)
    for (const [uuid, { why }] of late) problems.push(`${name}: ${uuid} wrong after ${inSeconds(PROMISE_MS)}: ${why}`)
  }

  const phones = rooms.flatMap(({ seats }) => seats.map(({ phone }) => phone))
  const cutOff = (forMs: number) => {
    for (const phone of phones.filter((_, nth) => nth % CUT_OFF === 0)) phone.loseLine(forMs)
  }

  await sleep(CALM_MS)
  await afterFault('calm')
  for (const [nth, node] of nodes.entries()) {
    await node.end('SIGKILL')
    await sleep(AWAY_MS)
    node.start()
    await node.untilReady()
    await afterFault(`node ${nth + 1} killed`)
  }
  await redis.kill()
  await sleep(2 * AWAY_MS)
  redis.start()
  await afterFault('Redis killed')
  // Some phones come back just when PostgreSQL does, which has forgotten who is listening.
  cutOff(AWAY_MS)
  await crashDatabase(() => sleep(1_000))
  await Promise.all(nodes.map((node) => node.untilReady()))
  await afterFault('PostgreSQL crashed')
  cutOff(lineMs)
  await sleep(lineMs)
  await afterFault('a tenth of the phones cut off')
  playing = false
  await Promise.all(games)

  for (const room of rooms) problems.push(...room.problems)
  const listeners = rooms.flatMap(({ screen, seats }) => [screen, ...seats.map(({ phone }) => phone)])
  const wentBack = listeners.reduce((sum, one) => sum + one.wentBack, 0)
  const falls = nodes.reduce((sum, node) => sum + node.falls(), 0)
  const refused = listeners.reduce((sum, one) => sum + one.refused, 0)
  if (refused > 0) problems.push(`streams were refused ${refused} times, as if seats or rooms were gone`)
  if (falls > 0) problems.push(`a node ended by itself ${falls} times`)
  const sum = (of: (room: LiveRoom) => number) => rooms.reduce((total, room) => total + of(room), 0)
  return {
    figures:
      `${count} rooms of ${SEATS}, ${sum(({ rounds }) => rounds)} rounds with ${sum(({ ballots }) => ballots)} ballots ` +
      `acknowledged and ${sum(({ repeats }) => repeats)} calls repeated, ${wentBack} older states dropped; the last screen ` +
      `was wrong for, after ${settled.join(', ')}`,
    problems,
  }
}
