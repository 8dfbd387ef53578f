import type { Response } from '@thrive/contract'
import { WEBHOOK_LIMITS } from '@thrive/domain'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { tellClosedRounds } from '../src/features/round/closed-service.ts'
import { deliver, PAUSES } from '../src/features/webhook/deliver-service.ts'
import { dropOldDeliveries } from '../src/features/webhook/delivery-data.ts'
import { connect } from '../src/infra/database.ts'
import { openOutbound } from '../src/infra/outbound.ts'
import { buildHrServer, onEnd, testEnv } from './build.ts'
import { type Delivered, startReceiver } from './tls-receiver.ts'

type Whole = Response<'GET /api/admin/webhook/:webhook'>

const receiver = await startReceiver()
const outbound = { ca: receiver.cert, resolve: async () => [{ address: '127.0.0.1', family: 4 }], patienceMs: 1_000 }
const { client, token, ask, sql, url } = await buildHrServer({ WEBHOOK_HOSTS: receiver.name }, { outbound })
const db = connect({ url, pool: 2 })
onEnd(() => db.destroy())
const parts = { db, env: testEnv(url), outbound: openOutbound({ ...outbound, allowedHosts: [receiver.name] }) }

const post = async <Answer = Record<string, unknown>>(call: string, fields: Record<string, string>) => {
  const { status, body } = await client.post(`/api/admin/webhook/${call}`, fields, token)
  return { status, body: body as Answer & { error?: string } }
}
interface Made {
  webhook: number
  secret: string
}
const keep = async (events = ['team.finished', 'round.closed']) =>
  (await post<Made>('make', { url: receiver.url, events: JSON.stringify(events) })).body
const tryOut = async (id: number) => (await post('test', { webhook: String(id) })).body
/** Makes a webhook and switches it on by a test. */
const make = async (events?: string[]) => {
  const made = await keep(events)
  expect(await tryOut(made.webhook)).toMatchObject({ done: true, status: 204 })
  return made
}
const read = (id: number) => ask<Whole>(`/api/admin/webhook/${id}`)

/** What a receiver that verifies says of the latest delivery. */
const isOurs = (secret: string) => {
  const { body, headers } = receiver.received.at(-1) as Delivered
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}
const ok = (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(204).end()
const answer = (status: number) => (_: unknown, response: { writeHead(status: number): { end(): void } }) =>
  response.writeHead(status).end()

beforeEach(async () => {
  await sql.query('delete from webhook')
  // A job of the test before may be under way.
  const running = "select from graphile_worker.jobs where task_identifier = 'deliver-webhook' and run_at <= now()"
  await expect.poll(async () => (await sql.query(running)).rowCount).toBe(0)
  receiver.received.length = 0
  receiver.answer = ok
})

/** Finishes a new team through the real calls. */
async function finish() {
  const uuid = await client.start('v1')
  await sql.query('update session set position = 30 where uuid = $1', [uuid])
  await client.post('/api/session/next', { uuid, from: '30' })
  const { rows } = await sql.query('select id from session where uuid = $1', [uuid])
  return { uuid, id: rows[0].id as string }
}
const arrived = async (count: number) => {
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(count)
  return receiver.received.at(-1) as Delivered
}
const log = async (id: number) => (await read(id)).deliveries.filter(({ event }) => event !== 'test')

describe('a webhook', () => {
  test('shows its secret once, sealed from then on, before anything is sent: who verifies takes the first test', async () => {
    const { webhook, secret } = await keep()
    expect(secret).toMatch(/^whsec_/)
    expect(receiver.received).toEqual([])
    expect(await read(webhook)).toMatchObject({ off: { why: 'new' }, deliveries: [] })
    receiver.answer = (_, response) => response.writeHead(isOurs(secret) ? 204 : 401).end()
    expect(await tryOut(webhook)).toMatchObject({ done: true, status: 204 })
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: 'test', data: {} }])
    expect(await read(webhook)).toMatchObject({ off: null, secret_ending: secret.slice(-4), missed: 0 })
    const { rows } = await sql.query('select secret from webhook')
    expect(rows[0].secret.toString('latin1')).not.toContain(secret.slice(6, 20))
  })

  test('is off until a test arrives', async () => {
    receiver.answer = answer(401)
    const { webhook } = await keep()
    expect(await tryOut(webhook)).toMatchObject({ done: false, status: 401 })
    await finish()
    expect(await log(webhook)).toEqual([])
    receiver.answer = answer(302)
    expect(await tryOut(webhook)).toMatchObject({ done: false, fault: 'address-redirects' })
    expect((await read(webhook)).off).toMatchObject({ why: 'new' })
    receiver.answer = ok
    expect(await tryOut(webhook)).toMatchObject({ done: true })
    expect((await read(webhook)).off).toBeNull()
  })

  test.each([
    ['http://hooks.example.org/', 'address-not-https'],
    ['https://10.0.3.7/', 'address-private'],
    ['https://a:b@hooks.example.org/', 'address-has-login'],
    ['nothing', 'address-invalid'],
  ])('is refused at %s: %s', async (address, error) => {
    const fields = { url: address, events: '["team.finished"]' }
    expect(await post('make', fields)).toMatchObject({ status: 400, body: { error } })
    expect((await sql.query('select from webhook')).rowCount).toBe(0)
  })

  test('is one of ten at most', async () => {
    for (let nth = 0; nth < WEBHOOK_LIMITS.webhooks; nth++) await keep()
    const fields = { url: receiver.url, events: '["team.finished"]' }
    expect(await post('make', fields)).toMatchObject({ status: 409, body: { error: 'too-many-webhooks' } })
  })
})

describe('events', () => {
  test('a team that finishes is told once, with ids and nothing that opens or names it', async () => {
    const { webhook, secret } = await make(['team.finished'])
    const { uuid, id } = await finish()
    const { body, headers } = await arrived(2)
    expect(new Webhook(secret).verify(body, headers)).toEqual({
      type: 'team.finished',
      timestamp: expect.any(String),
      data: { team: id, round: null },
    })
    expect(body).not.toContain(uuid)
    await expect.poll(async () => (await log(webhook))[0]?.state).toBe('done')
    const [delivery] = await log(webhook)
    expect(headers['webhook-id']).toBe(`msg_${delivery?.id}`)
    expect(delivery).toMatchObject({ status: 204, tries: 1, fault: null })
  })

  test('a step that is undone leaves no event: it is stored with what happened', async () => {
    const { webhook } = await make(['team.finished'])
    await sql.query(`create function refuse_step() returns trigger language plpgsql as
      $$ begin raise 'no'; end $$`)
    await sql.query(`create constraint trigger refuse_step after update on session deferrable initially deferred
      for each row execute function refuse_step()`)
    const uuid = await client.start('v1')
    await sql.query('alter table session disable trigger refuse_step')
    await sql.query('update session set position = 30 where uuid = $1', [uuid])
    await sql.query('alter table session enable trigger refuse_step')
    const { status } = await client.post('/api/session/next', { uuid, from: '30' })
    await sql.query('drop trigger refuse_step on session')
    expect(status).toBe(500)
    expect(await log(webhook)).toEqual([])
    expect((await client.post('/api/session/next', { uuid, from: '30' })).status).toBe(200)
    expect(await log(webhook)).toHaveLength(1)
  })

  test('a round is told as closed, by hand or when its day has passed, once each time', async () => {
    const { webhook } = await make(['round.closed'])
    const round = async (closes: string) => {
      const { rows } = await sql.query(
        `insert into round (name, version_slug, lang, closes_on, planned_at, begun_at)
         values ('Autumn', 'v1', 'en', $1, now(), now()) returning id`,
        [closes],
      )
      return rows[0].id as number
    }
    const [byHand, byDay] = [await round('2099-12-31'), await round('2026-01-01')]
    const organisation = { read: async () => ({ timeZone: 'Europe/Amsterdam' }) } as never
    await client.post('/api/admin/round/close', { round: String(byHand) }, token)
    await client.post('/api/admin/round/close', { round: String(byHand) }, token)
    await tellClosedRounds({ db, organisation })
    await tellClosedRounds({ db, organisation })
    const told = async () => (await log(webhook)).map(({ body }) => JSON.parse(body).data.round).toSorted()
    expect(await told()).toEqual([byHand, byDay])
    await sql.query("update round set closes_on = '2099-12-31' where id = $1", [byDay])
    await tellClosedRounds({ db, organisation })
    await sql.query("update round set closes_on = '2026-01-01' where id = $1", [byDay])
    await tellClosedRounds({ db, organisation })
    expect(await told()).toEqual([byHand, byDay, byDay])
  })

  test('only what it was chosen for', async () => {
    const { webhook } = await make(['round.closed'])
    await finish()
    expect(await log(webhook)).toEqual([])
    await post('events', { webhook: String(webhook), events: '["team.finished"]' })
    await finish()
    expect(await log(webhook)).toHaveLength(1)
  })
})

describe('a receiver', () => {
  test('that fails is tried ten times over three days, each time with the same id, and then no more', async () => {
    const { webhook } = await make(['team.finished'])
    receiver.answer = answer(503)
    await finish()
    await arrived(2)
    await expect.poll(async () => (await log(webhook))[0]?.tries).toBe(1)
    const id = (await log(webhook))[0]?.id ?? ''
    const waits: number[] = []
    for (let tries = 1; tries < WEBHOOK_LIMITS.tries; tries++) {
      const [delivery] = await log(webhook)
      expect(delivery).toMatchObject({ state: 'waiting', status: 503, tries })
      waits.push(Date.parse(delivery?.next ?? '') - Date.now())
      await deliver(parts, id)
    }
    expect(waits.map((wait) => Math.round(wait / 60_000))).toEqual(PAUSES.map((pause) => pause / 60_000))
    const days = PAUSES.reduce((sum, pause) => sum + pause, 0) / 86_400_000
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThanOrEqual(3)
    expect((await log(webhook))[0]).toMatchObject({ state: 'failed', tries: WEBHOOK_LIMITS.tries, next: null })
    await deliver(parts, id)
    expect(new Set(receiver.received.slice(1).map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([`msg_${id}`]),
    )
    expect(receiver.received).toHaveLength(1 + WEBHOOK_LIMITS.tries)
    // By hand, with its id.
    receiver.answer = ok
    expect((await post('again', { delivery: id })).status).toBe(200)
    await arrived(2 + WEBHOOK_LIMITS.tries)
    await expect.poll(async () => (await log(webhook))[0]?.state).toBe('done')
  })

  test('that hangs is given up in time, and the queue is not held up', async () => {
    const { webhook } = await make(['team.finished'])
    receiver.answer = () => {}
    await finish()
    await arrived(2)
    await expect.poll(async () => (await log(webhook))[0]?.fault, { timeout: 5_000 }).toBe('address-no-answer')
    expect((await log(webhook))[0]).toMatchObject({ state: 'waiting', status: null })
  })

  test('that redirects has failed', async () => {
    const { webhook } = await make(['team.finished'])
    receiver.answer = answer(307)
    await finish()
    await expect.poll(async () => (await log(webhook))[0]?.fault).toBe('address-redirects')
    expect(receiver.received).toHaveLength(2)
  })

  test('that answers 410 ends it: nothing waits, nothing is sent, and what is missed is counted', async () => {
    const { webhook } = await make(['team.finished'])
    receiver.answer = answer(503)
    await finish()
    await expect.poll(async () => (await log(webhook))[0]?.tries).toBe(1)
    receiver.answer = answer(410)
    await finish()
    await expect.poll(async () => (await read(webhook)).off?.why).toBe('gone')
    expect((await log(webhook)).map(({ state }) => state).toSorted()).toEqual(['dropped', 'failed'])
    await finish()
    expect(await read(webhook)).toMatchObject({ missed: 1 })
    const missed = (await log(webhook)).find(({ state }) => state === 'missed')
    expect(await post('again', { delivery: missed?.id ?? '' })).toMatchObject({ status: 409 })
    const before = receiver.received.length
    for (const { id } of await log(webhook)) await deliver(parts, id)
    expect(receiver.received).toHaveLength(before)
    const { lines } = await ask<{ lines: { what: string; changes: { new: string }[] }[] }>('/api/admin/audit')
    expect(lines.find(({ what }) => what === 'webhook_changed')?.changes.at(-1)?.new).toBe('gone')
    receiver.answer = ok
    expect((await post('test', { webhook: String(webhook) })).body).toMatchObject({ done: true })
    expect((await post('again', { delivery: missed?.id ?? '' })).status).toBe(200)
    await arrived(before + 2)
  })

  test('fifty failures in a row switch it off, and one success begins anew', async () => {
    const { webhook } = await make(['team.finished'])
    receiver.answer = answer(500)
    await sql.query('update webhook set failures = $1', [WEBHOOK_LIMITS.failures - 2])
    await finish()
    await expect.poll(async () => (await log(webhook))[0]?.tries).toBe(1)
    receiver.answer = ok
    await deliver(parts, (await log(webhook))[0]?.id ?? '')
    expect((await sql.query('select failures from webhook')).rows).toEqual([{ failures: 0 }])
    receiver.answer = answer(500)
    await sql.query('update webhook set failures = $1', [WEBHOOK_LIMITS.failures - 1])
    await finish()
    await expect.poll(async () => (await read(webhook)).off?.why).toBe('failures')
  })
})

test('a new secret and the one before both sign for a day', async () => {
  const { webhook, secret: before } = await make(['team.finished'])
  const { secret } = (await post<{ secret: string }>('secret', { webhook: String(webhook) })).body
  expect(secret).not.toBe(before)
  await finish()
  const first = await arrived(2)
  for (const each of [before, secret]) new Webhook(each).verify(first.body, first.headers)
  await sql.query("update webhook set secret_before_until = now() - interval '1 second'")
  await finish()
  const second = await arrived(3)
  new Webhook(secret).verify(second.body, second.headers)
  expect(() => new Webhook(before).verify(second.body, second.headers)).toThrow('No matching signature')
  await dropOldDeliveries(db)
  expect((await sql.query('select secret_before from webhook')).rows).toEqual([{ secret_before: null }])
})

test('the log is kept for seven days, and a removed webhook takes its own along', async () => {
  const { webhook } = await make(['team.finished'])
  await finish()
  await arrived(2)
  await sql.query("update webhook_delivery set created_at = now() - interval '169 hours' where event = 'test'")
  await dropOldDeliveries(db)
  expect((await read(webhook)).deliveries.map(({ event }) => event)).toEqual(['team.finished'])
  expect((await post('remove', { webhook: String(webhook) })).status).toBe(200)
  expect((await sql.query('select from webhook_delivery')).rowCount).toBe(0)
  expect((await post('remove', { webhook: String(webhook) })).body).toMatchObject({ error: 'no-webhook' })
})
