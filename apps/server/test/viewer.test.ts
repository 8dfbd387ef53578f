import { beforeAll, expect, test } from 'vitest'
import { buildMember } from './build.ts'
import { buildRounds } from './round.ts'

const server = await buildRounds({}, null)
const { client } = server

const NOBODY = '00000000-0000-4000-8000-000000000000'
let viewer: Record<string, string>
let round: number
let uuid: string
beforeAll(async () => {
  viewer = await buildMember(server, 'viewer@example.org', 'viewer')
  round = await server.planned(['an@example.org'])
  uuid = await client.start()
})

test('a viewer sees rounds without their message, mailings and invitees', async () => {
  const { status, body } = await client.get(`/api/admin/round/${round}`, viewer)
  expect(status).toBe(200)
  const { message, mailings, ...rest } = await server.detail(round)
  expect({ message, mailings }).toMatchObject({ message: 'Bring tea', mailings: expect.any(Array) })
  expect(body).toEqual(rest)
  expect(JSON.stringify((await client.get('/api/admin/rounds', viewer)).body)).not.toContain('an@example.org')
})

test('whatever is of one team answers a viewer the same, whether it exists or not', async () => {
  const answers = (one: string, id: number) =>
    Promise.all([
      client.get(`/api/admin/single/${one}`, viewer),
      client.post('/api/admin/erase', { uuid: one }, viewer),
      client.get(`/api/admin/round/invitees/${id}`, viewer),
      client.get(`/api/admin/round/mail/${id}`, viewer),
      client.get(`/api/admin/round/export/${id}?format=csv`, viewer),
      client.post('/api/admin/round/invitee/link', { invitee: String(id) }, viewer),
      client.get(`/api/admin/table?search=${one}`, viewer),
      client.post('/api/admin/export', { format: 'csv' }, viewer),
      client.post('/api/admin/find', { email: one }, viewer),
    ])
  const known = await answers(uuid, round)
  for (const { status, body } of known) {
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: 'not-your-role' })
  }
  expect(known.map(({ status, body }) => ({ status, body }))).toEqual(
    (await answers(NOBODY, 9999)).map(({ status, body }) => ({ status, body })),
  )
})
