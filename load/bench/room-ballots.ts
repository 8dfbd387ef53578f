import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@thrive/testkit/random'
import type { HttpClient, Reply } from './http-client.ts'
import { KEY, type SeededRoom } from './room-seed.ts'
import { eachOf, openStream } from './stream-client.ts'

/** A room with the stream of its shared screen, and the ballots that it does not show yet. */
export interface Screen extends SeededRoom {
  sent: number
  awaited: { given: number; begun: number }[]
}

const GIVEN = /"given":(\d+)/g

export interface Ballots {
  screens: Screen[]
  /** The times from each ballot to the state on its screen that counts it. */
  times: number[]
  saves: number[]
  failures: string[]
}

export async function openScreens(origin: string, rooms: SeededRoom[], ballots: Ballots): Promise<number> {
  return eachOf(rooms, 32, async (room) => {
    const screen: Screen = { ...room, sent: 0, awaited: [] }
    ballots.screens.push(screen)
    await openStream(origin, { path: `/api/room/live/${room.uuid}` }, (chunk) => {
      const now = performance.now()
      for (const [, given] of chunk.toString('latin1').matchAll(GIVEN))
        screen.awaited = screen.awaited.filter((one) => {
          if (one.given > Number(given)) return true
          ballots.times.push(now - one.begun)
          return false
        })
    })
  })
}

const FORM = 'X-Requested-With: XMLHttpRequest\r\nContent-Type: application/x-www-form-urlencoded'

export const giveBallot = (http: HttpClient, cookie: string, value: number) =>
  http.send(`POST /api/seat/give HTTP/1.1\r\n${FORM}\r\nCookie: ${cookie}`, `key=${KEY}&value=${value}`)

const SAVES_A_SECOND = 50
const LAST_MS = 5_000

/**
 * Plays one round: every seat of every room gives once, in random order and at an even pace, whether or not the server
 * keeps up, while teams save beside it. Then every room reveals and asks again.
 */
export async function playRound(http: HttpClient, ballots: Ballots, aSecond: number, random = seededRandom(1)) {
  const { screens, times, saves, failures } = ballots
  const judged = async (what: string, answer: Promise<Reply>) => {
    const { status } = await answer.catch(({ message }) => ({ status: message }))
    if (status !== 200) failures.push(`${what}: ${status}`)
  }
  const all = screens.flatMap((screen) => screen.seats.map((cookie) => ({ screen, cookie, at: random() })))
  all.sort((a, b) => a.at - b.at)
  const begun = performance.now()
  const until = (nth: number, rate: number) => pause(Math.max(0, begun + (nth * 1000) / rate - performance.now()))
  const seconds = all.length / aSecond
  const saving = Array.from({ length: Math.ceil(seconds * SAVES_A_SECOND) }, async (_, nth) => {
    await until(nth, SAVES_A_SECOND)
    const { uuid = '' } = screens[nth % screens.length] ?? {}
    const sent = performance.now()
    const answers = JSON.stringify([{ question_id: 19, value: '64', at: Date.now() }])
    await judged('a save', http.post('/api/answer/set', { uuid, answers }))
    saves.push(performance.now() - sent)
  })
  const giving: Promise<void>[] = []
  for (const [nth, { screen, cookie }] of all.entries()) {
    await until(nth, aSecond)
    screen.awaited.push({ given: ++screen.sent, begun: performance.now() })
    giving.push(judged('a ballot', giveBallot(http, cookie, 1 + (nth % 100))))
  }
  await Promise.all([...giving, ...saving])
  const missing = () => screens.reduce((sum, { awaited }) => sum + awaited.length, 0)
  for (const end = performance.now() + LAST_MS; missing() > 0 && performance.now() < end; ) await pause(20)
  if (missing() > 0) failures.push(`${missing()} ballots that no screen showed`)
  await eachOf(screens, 16, async (screen) => {
    for (const call of ['reveal', 'ask'])
      await judged(call, http.post(`/api/room/${call}`, { uuid: screen.uuid, key: KEY }))
    screen.sent = 0
    screen.awaited = []
  })
  return { ballots: times.length, seconds: (performance.now() - begun) / 1000 }
}
