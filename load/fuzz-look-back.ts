import type { Response } from '@thrive/contract'
import type { Client } from '@thrive/testkit/client'
import { pick, type Random } from './fuzz-random.ts'

/** A finished session, whose look-back every lane may open; returns its key. */
export async function newLookBack(client: Client): Promise<string> {
  const uuid = await client.start('v1', 'look-back@example.org')
  await client.save(uuid, [{ question_id: 10, value: 'We walk together' }])
  await client.walk(uuid, 'v1')
  const { body } = await client.get(`/api/action/${uuid}`)
  return (body as Response<'GET /api/action/:uuid'>).look_back?.team.split('/').at(-1) ?? ''
}

const VISIT = crypto.randomUUID()

/** Values for the fields of look-backs. */
export const LOOK_BACK_FIELDS: Record<string, (known: unknown, random: Random) => string> = {
  // A look-back takes a hundred visits and no more.
  visit: (_, random) => pick([VISIT, VISIT, crypto.randomUUID(), 'none'], random),
  notes: (_, random) =>
    pick(
      [
        '[{"field":"noticed","value":"Quiet","at":5},{"field":"action-10","value":"done","at":5}]',
        '[{"field":"date","value":"2027-02-28","at":5}]',
        '[{"field":"date","value":"2027-02-30","at":5}]',
        '[{"field":"action-99","value":"done","at":5}]',
        '[]',
      ],
      random,
    ),
}
