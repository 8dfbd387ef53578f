import type { Response } from '@thrive/contract'
import type { Client } from '@thrive/testkit/client'

/** A finished session, whose look-back every lane may open; returns its key. */
export async function newLookBack(client: Client): Promise<string> {
  const uuid = await client.start('v1', 'look-back@example.org')
  await client.save(uuid, [{ question_id: 10, value: 'We walk together' }])
  await client.walk(uuid, 'v1')
  const { body } = await client.get(`/api/action/${uuid}`)
  return (body as Response<'GET /api/action/:uuid'>).look_back?.team.split('/').at(-1) ?? ''
}
