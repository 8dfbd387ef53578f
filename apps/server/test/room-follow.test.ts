import { contract } from '@thrive/contract'
import type { SeatState } from '@thrive/domain'
import { expect, test } from 'vitest'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { cookieIn, follow, join } from './room.ts'

const { app } = await buildServer()
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const client = clientOf(app)

async function openRoom() {
  const uuid = await client.start('v2')
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  return { uuid, code }
}

async function statesOf(cookie: string) {
  const phone = await follow<SeatState>(origin, '/api/seat/live', { cookie })
  onEnd(async () => phone.close())
  return phone
}

async function pairLeader(uuid: string): Promise<string> {
  const { path } = (await client.post('/api/room/pair', { uuid })).body as { path: string }
  const { headers } = await client.post('/api/seat/pair', { secret: path.replace('/remote/', '') })
  return cookieIn(headers)
}

test('the pace that the screen says reaches the leader alone, with what can be shortened in the language of the room', async () => {
  const { uuid, code } = await openRoom()
  await client.post('/api/session/lang', { uuid, lang: 'fr' })
  const leader = await statesOf(await pairLeader(uuid))
  const member = await statesOf((await join(client, code)).cookie.cookie)
  const pace = { sign: 'behind', minutes: 4, finishAt: 1_794_841_200_000 }
  const show = (said: Record<string, string>) => client.post('/api/room/show', { uuid, page: '2', ...said })
  expect(await show({ pace: JSON.stringify(pace) })).toMatchObject({ status: 200 })
  await expect.poll(() => leader.last()?.pace).toMatchObject(pace)
  const shorten = leader.last()?.pace?.shorten ?? []
  expect(shorten).toHaveLength(2)
  expect(shorten.every(({ position }) => position > 2)).toBe(true)
  await expect.poll(() => member.last()?.page?.number).toBe(2)
  expect(member.states.some((state) => 'pace' in state)).toBe(false)
  for (const state of leader.states) contract['GET /api/seat/live'].response.parse(state)

  await show({})
  await expect.poll(() => leader.last()?.pace).toBeNull()
  expect(await show({ pace: '{"sign":"late","minutes":4,"finishAt":0}' })).toMatchObject({ status: 400 })
})

test('a timer says what it began with, a film how long it is', async () => {
  const { uuid, code } = await openRoom()
  const phone = await statesOf((await join(client, code)).cookie.cookie)
  const film = { playing: true, position: 52, language: 'NL', length: 136.4, captions: true }
  const timer = { running: false, left: 462, of: 480 }
  await client.post('/api/room/show', {
    uuid,
    page: '3',
    film: JSON.stringify({ ...film, at: Date.now() }),
    timer: JSON.stringify(timer),
  })
  await expect.poll(() => phone.last()).toMatchObject({ film, timer })
})

test('whoever follows gets the scores of the page, the team’s own where it has one, and a still of its film', async () => {
  const { uuid, code } = await openRoom()
  const { cookie } = await join(client, code)
  const pageAt = async (page: number) => {
    await client.post('/api/room/show', { uuid, page: String(page) })
    return (await client.get('/api/seat/page', cookie)).body as { scores: unknown[]; films: unknown[] }
  }
  await client.save(uuid, [{ question_id: 19, value: 65 }])
  expect((await pageAt(2)).scores).toMatchObject([
    { key: 'q19', indicator: 'connect', score: 65 },
    { key: 'q20', indicator: 'trust', score: null },
    { key: 'q21', indicator: 'inspire', score: null },
  ])
  const { scores, films } = await pageAt(3)
  expect(scores).toEqual([])
  expect(films).toContainEqual(expect.objectContaining({ language: 'NL', poster: '/videos/v2/survey/3.jpg' }))
})
