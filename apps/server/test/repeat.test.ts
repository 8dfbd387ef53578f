import { contract } from '@thrive/contract'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildHrServer } from './build.ts'
import { askedAgainRoom, ROOM_FIELDS } from './room.ts'

const { client, ask, sql } = await buildHrServer()
const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } }).png()
const photo = new File([new Uint8Array(await picture.toBuffer())], 'photo.png')

/** As the web app sends them: an answer with its timestamp, a step with the position it leaves. */
const FIELDS: Record<string, Record<string, string | File>> = {
  'POST /api/answer/set': { answers: JSON.stringify([{ question_id: 2, value: 'given', at: 1_700_000_000_000 }]) },
  'POST /api/session/next': { from: '31' },
  'POST /api/session/name': { name: 'The Team' },
  'POST /api/session/lang': { lang: 'fr' },
  'POST /api/earlier/states': { states: '[]' },
  'POST /api/earlier/mail': {},
  'POST /api/reminder/ask': {},
  ...ROOM_FIELDS,
  'POST /api/opinion/set': { type: 'relevant', score: '3' },
  'POST /api/session/photo': { photo },
}
const teamPosts = Object.entries(contract).flatMap(([name, { access }]) =>
  access === 'team' && name.startsWith('POST') ? [name] : [],
)

/** A job may add the changes to the counts at any moment. */
const INSIGHT = `select measure, value, sum(teams)::int as teams
  from (select measure, value, teams from insight_change
        union all select measure, value, teams from insight_count where grain = 'day') as counted
  group by 1, 2 having sum(teams) <> 0 order by 1, 2`
const ROOM = `select code, locked, page, asked, tally, closed_at is null as open,
    (select array_agg(seat.number order by seat.number) from seat where seat.session_id = room.session_id) as seats,
    (select count(*) from ballot where ballot.session_id = room.session_id) as ballots
  from room join session on session.id = room.session_id where uuid = $1`
const stateOf = async (uuid: string) => ({
  single: await ask(`/api/admin/single/${uuid}`),
  position: await client.position(uuid),
  photo: (await client.get(`/photo/${uuid}`)).body,
  insight: (await sql.query(INSIGHT)).rows,
  room: (await sql.query(ROOM, [uuid])).rows,
})

/** A pairing path is stored as a hash, so each response has a new one; only the last one works. */
const repeated = (name: string, { body }: { body: unknown }) =>
  name === 'POST /api/room/pair' ? { path: expect.stringMatching(/^\/remote\//) } : body

describe('what a team sends is safe to repeat', () => {
  test.each(teamPosts)('%s', async (name) => {
    const send = (uuid: string) => client.post(name.slice('POST '.length), { uuid, ...FIELDS[name] })
    const uuid = await client.start('v1')
    await client.walk(uuid, 'v1')
    await askedAgainRoom(client, uuid)
    const first = await send(uuid)
    expect(first.status).toBe(200)
    const once = await stateOf(uuid)
    // A second undo is refused as such, and changes nothing.
    const then = name === 'POST /api/room/undo' ? { status: 409 } : { status: 200, body: repeated(name, first) }
    for (let again = 0; again < 3; again++) expect(await send(uuid)).toMatchObject(then)
    await Promise.all(Array.from({ length: 3 }, () => send(uuid)))
    expect(await stateOf(uuid)).toEqual(once)
  })

  test('starting', async () => {
    const email = 'again@example.org'
    const uuids = await Promise.all(Array.from({ length: 4 }, () => client.start('v2', email)))
    expect(new Set(uuids).size).toBe(1)
  })
})
