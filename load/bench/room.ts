import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/local-postgres.ts'
import { openHeap } from '../heap.ts'
import { timesOf } from '../measure.ts'
import { type HttpClient, openHttpClient } from './http-client.ts'
import { type Phones, startPhones } from './phone-process.ts'
import { atMost, type Figure } from './report.ts'
import { type Ballots, giveBallot, openScreens, playRound } from './room-ballots.ts'
import { type SeededRoom, seedRooms } from './room-seed.ts'
import { eachOf } from './stream-client.ts'
import { startTestSystem, type TestSystem } from './test-system.ts'

const SEATS = 8
const LISTENERS = SEATS + 1
const FLOOD_CALLERS = 32
const MOST = { ballotMs: 300, saveMs: 250, listenerKb: 40 }
const SHARE_OF_BARE = 0.5

interface Options {
  rooms: number
  ballotsASecond: number
  /** In each round, every seat gives once. */
  rounds: number
  floodSeconds: number
  joining: number
  joinSeconds: number
  /** False if the run is too short for meaningful times. */
  timed: boolean
}

/**
 * Measures rooms with eight phones and a screen each, on one node: how soon ballots are seen, and what listeners cost.
 */
export async function benchRoom(options: Options): Promise<Figure[]> {
  const inspector = await freePort()
  const system = await startTestSystem([`--inspect=127.0.0.1:${inspector}`])
  const { server, sql } = system
  const http = openHttpClient(server.origin)
  const heap = await openHeap(inspector)
  const phones = startPhones()
  const ballots: Ballots = { screens: [], times: [], saves: [], failures: [] }
  try {
    const rooms = await seedRooms(sql, options.rooms, SEATS)
    await warm(http, rooms)
    const [heapBefore, before] = [await heap.used(), server.memory()]
    const streams = rooms.flatMap(({ seats }) => seats.map((cookie) => ({ path: '/api/seat/live', cookie })))
    const begun = performance.now()
    const refused =
      (await openScreens(server.origin, rooms, ballots)) +
      (await phones.order({ do: 'listen', origin: server.origin, streams })).failed
    console.log(`${rooms.length * LISTENERS} listeners in ${inSeconds(performance.now() - begun)}, ${refused} refused`)
    const [heapAfter, after] = [await heap.used(), server.memory()]
    const kbOf = (megabytes: number) => Math.round((megabytes * 1024 * 10) / (rooms.length * LISTENERS)) / 10
    console.log(`memory a listener: ${kbOf(heapAfter - heapBefore)} KB of it in use after a garbage collection`)

    // Its connections were idle while the phones joined.
    await warm(http, rooms)
    const cpu = server.cpuSeconds()
    const first = (await phones.order({ do: 'count' })).deliveries
    const played = performance.now()
    for (let round = 0; round < options.rounds; round++) await playRound(http, ballots, options.ballotsASecond)
    const seconds = (performance.now() - played) / 1000
    const received = (await phones.order({ do: 'count' })).deliveries - first
    const times = timesOf(ballots.times)
    const saves = timesOf(ballots.saves)
    console.log(
      `${ballots.times.length} ballots in ${seconds.toFixed(0)} s: ${JSON.stringify(times)}; ${ballots.saves.length} saves: ` +
        `${JSON.stringify(saves)}; ${Math.round(received / seconds)} messages to phones a second; ` +
        `the node used ${(((server.cpuSeconds() - cpu) / seconds) * 100).toFixed(0)} % of a core`,
    )
    const flood = await floodWith(phones, options.floodSeconds, (nth) =>
      giveBallot(http, ballots.screens[nth % rooms.length]?.seats[nth % SEATS] ?? '', 1 + (nth % 100)),
    )
    console.log(`as many ballots as go: ${flood.calls} a second, ${flood.deliveries} messages to phones a second`)
    await phones.hangUp()
    const bare = await floodBare(rooms.length, options.floodSeconds)
    console.log(`bare: ${bare.calls} calls a second, ${bare.deliveries} messages to phones a second`)
    const share = flood.deliveries / bare.deliveries
    const joined = await joinRooms(system, options)
    for (const failure of new Set(ballots.failures)) console.log(`failed: ${failure}`)
    const free = { kept: true }
    const figures: Figure[] = [
      {
        name: `${options.rooms} rooms of ${LISTENERS}, ${options.ballotsASecond} ballots/s: ballot to screen, p99`,
        found: `${times.p99} ms, ${ballots.failures.length + refused} failed`,
        promised: `none failed, ≤ ${MOST.ballotMs} ms`,
        kept: ballots.failures.length + refused === 0 && (times.p99 <= MOST.ballotMs || !options.timed),
      },
      { ...atMost('memory a listener', kbOf(after - before), MOST.listenerKb, 'KB'), ...(!options.timed && free) },
      {
        name: 'messages a second against a bare server',
        found: `${share.toFixed(2)}: ${flood.deliveries} of ${bare.deliveries}`,
        promised: `≥ ${SHARE_OF_BARE}`,
        kept: share >= SHARE_OF_BARE || !options.timed,
      },
      { ...atMost('saves beside it, p99', saves.p99, MOST.saveMs, 'ms'), ...(!options.timed && free) },
      joined,
    ]
    return figures
  } finally {
    heap.close()
    http.close()
    await phones.hangUp()
    await system.stop()
  }
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Warms up the server, because a production server is warm. */
async function warm(http: HttpClient, rooms: SeededRoom[]) {
  const some = rooms.slice(0, 100).flatMap(({ seats }) => seats)
  await eachOf(some, 8, (cookie) => giveBallot(http, cookie, 50))
  await eachOf(rooms.slice(0, 100), 8, async ({ uuid }) => {
    await http.post('/api/room/reveal', { uuid, key: 'q19' })
    await http.post('/api/room/ask', { uuid, key: 'q19' })
  })
}

/** Calls without a pause, and counts the messages that reach the phones. */
async function floodWith(phones: Phones, seconds: number, call: (nth: number) => Promise<unknown>) {
  let calls = 0
  const end = performance.now() + seconds * 1000
  const before = (await phones.order({ do: 'count' })).deliveries
  const caller = async () => {
    while (performance.now() < end) await call(calls++).catch(() => {})
  }
  await Promise.all(Array.from({ length: FLOOD_CALLERS }, caller))
  const { deliveries } = await phones.order({ do: 'count' })
  return { calls: Math.round(calls / seconds), deliveries: Math.round((deliveries - before) / seconds) }
}

const MESSAGE_BYTES = 400

async function floodBare(rooms: number, seconds: number) {
  const port = await freePort()
  const args = [join(import.meta.dirname, 'bare-streams.ts'), port, MESSAGE_BYTES].map(String)
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const phones = startPhones()
  const origin = `http://127.0.0.1:${port}`
  const http = openHttpClient(origin)
  try {
    while (!(await fetch(`${origin}/0`, { method: 'POST' }).catch(() => null))) await pause(50)
    const streams = Array.from({ length: rooms * SEATS }, (_, nth) => ({ path: `/${nth % rooms}` }))
    await phones.order({ do: 'listen', origin, streams })
    return await floodWith(phones, seconds, (nth) => http.post(`/${nth % rooms}`, {}))
  } finally {
    http.close()
    await phones.hangUp()
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

/** Lets phones join rooms of eight, each with a stream, whether or not the server keeps up. */
async function joinRooms({ server, sql }: TestSystem, { joining, joinSeconds }: Options): Promise<Figure> {
  const rooms = await seedRooms(sql, Math.ceil(joining / SEATS), 0)
  const codes = Array.from({ length: joining }, (_, nth) => rooms[nth % rooms.length]?.code ?? '')
  const phones = startPhones()
  const begun = performance.now()
  const { failed, times } = await phones.order({ do: 'join', origin: server.origin, codes, seconds: joinSeconds })
  const took = (performance.now() - begun) / 1000
  await phones.hangUp()
  const { median, p99 } = timesOf(times)
  return {
    name: `${joining} phones join`,
    found: `in ${took.toFixed(1)} s, ${failed} failed; to the first state: median ${median} ms, p99 ${p99} ms`,
    promised: 'within 60 s, none failed',
    kept: failed === 0 && took <= 60,
  }
}
