import { contract } from '@thrive/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildHrServer, buildServer } from './build.ts'
import { clientOf } from './client.ts'
import { askedAgainRoom, ROOM_FIELDS } from './room.ts'

const { sql, client, token, ask, url } = await buildHrServer()
const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } }).png()
const photo = new File([new Uint8Array(await picture.toBuffer())], 'photo.png')

const FIELDS: Record<string, Record<string, string | File>> = {
  'POST /api/answer/set': { answers: JSON.stringify([{ question_id: 2, value: 'later' }]) },
  'POST /api/session/next': {},
  'POST /api/session/name': { name: 'Somebody else' },
  'POST /api/session/lang': { lang: 'fr' },
  'POST /api/earlier/states': { states: '[]' },
  'POST /api/earlier/mail': {},
  'POST /api/reminder/ask': {},
  ...ROOM_FIELDS,
  'POST /api/opinion/set': { type: 'relevant', score: '0' },
  'POST /api/session/photo': { photo },
}
const changes = Object.entries(contract).flatMap(([name, { access }]) =>
  access === 'team' && name.startsWith('POST') ? [name.split(' ')[1] ?? ''] : [],
)
const change = (path: string, uuid: string, on = client) => on.post(path, { uuid, ...FIELDS[`POST ${path}`] })

/** Creates a team that reached its download page this long ago. */
async function completed(ago: string) {
  const uuid = await client.start('v1')
  await client.save(uuid, [
    { question_id: 2, value: 'then' },
    { question_id: 10, value: 'what we do' },
    { question_id: 12, value: '2027-05-18' },
  ])
  await client.walk(uuid, 'v1', 40)
  await client.post('/api/session/name', { uuid, name: 'The Team' })
  await askedAgainRoom(client, uuid)
  await sql.query('update session set completed_at = completed_at - $2::interval where uuid = $1', [uuid, ago])
  return uuid
}
const stateOf = async (uuid: string) => {
  const single = await ask<object>(`/api/admin/single/${uuid}`)
  const { status } = await client.get(`/photo/${uuid}`)
  return { ...single, position: await client.position(uuid), photo: status }
}

test('every call of a team that changes something is tried here', () => {
  expect(changes.toSorted()).toEqual(
    Object.keys(FIELDS)
      .map((name) => name.slice(5))
      .toSorted(),
  )
})

describe.each(changes)('%s', (path) => {
  test('is taken within a day of the download page, and later changes nothing', async () => {
    expect((await change(path, await completed('23 hours'))).status).toBe(200)
    const uuid = await completed('25 hours')
    const before = await stateOf(uuid)
    expect(await change(path, uuid)).toMatchObject({ status: 409, body: { error: 'session-completed' } })
    expect(await stateOf(uuid)).toEqual(before)
  })

  test('is refused also by a node that has not met the session, and whoever else is logged in', async () => {
    const uuid = await completed('25 hours')
    const { app } = await buildServer({ DATABASE_URL: url })
    expect((await change(path, uuid, clientOf(app))).status).toBe(409)
    const asHr = await client.post(path, { uuid, ...FIELDS[`POST ${path}`] }, token)
    expect(asHr.status).toBe(409)
  })
})

test('reading works as ever', async () => {
  const uuid = await completed('1 year')
  // room.test.ts covers streams.
  for (const [name, { access }] of Object.entries(contract))
    if (access === 'team' && name.startsWith('GET /api') && name !== 'GET /api/room/live/:uuid')
      expect((await client.get(name.slice(4).replace(':uuid', uuid))).status, name).toBe(200)
})

test('a team that has not reached its download page goes on after a year', async () => {
  const uuid = await client.start('v1')
  await client.walk(uuid, 'v1', 35)
  await sql.query("update session set finished_at = finished_at - interval '1 year' where uuid = $1", [uuid])
  for (const path of changes) {
    // Some calls end what others need.
    await askedAgainRoom(client, uuid)
    expect((await change(path, uuid)).status, path).toBe(200)
    await client.post('/api/room/close', { uuid })
  }
})
