import { describe, expect, test } from 'vitest'
import { finishRestore } from '../src/cli/finish-restore.ts'
import { buildServer, testEnv } from './build.ts'
import { clientOf } from './client.ts'
import { buildRounds, type RoundDetail } from './round.ts'
import { mailSettings } from './smtp.ts'

const people = (count: number) => Array.from({ length: count }, (_, nth) => `lead${nth}@example.org`)
const stateOf = ({ mailings }: RoundDetail) => mailings[0]?.state
const countsOf = ({ mailings }: RoundDetail) => {
  const { queued, sent, failed, uncertain, skipped } = mailings[0] ?? {}
  return { queued, sent, failed, uncertain, skipped }
}
const NONE = { queued: 0, sent: 0, failed: 0, uncertain: 0, skipped: 0 }

test('each invitee gets one mail, in their language, with HR’s words, the link and the way out', async () => {
  const { planned, detail, mails } = await buildRounds()
  const id = await planned(['E-mail,Name,Language', 'jan@example.org,Jan,nl', 'zoe@example.org,Zoë,fr'])
  await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('sent')
  const [dutch, french] = mails.toSorted((one, other) => one.to.localeCompare(other.to))
  expect(mails).toHaveLength(2)
  expect(dutch?.text).toContain('Dag Jan,')
  expect(dutch?.text).toContain('Uiterlijk  vrijdag 18 december 2099')
  expect(french?.text).toContain('Bonjour Zoë,')
  for (const mail of mails) {
    expect(mail.text).toContain('Bring tea')
    expect(mail.text).toMatch(/https:\/\/thrive\.example\.org\/round\/[\w-]{43}\n/)
    expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.header('List-Unsubscribe')).toMatch(/^<https:\/\/thrive\.example\.org\/stop\/round\/[\da-f-]{36}>$/)
  }
})

test('two nodes together send at the common rate, and nobody gets two', async () => {
  const { url, planned, mails, smtpUrl } = await buildRounds({ MAILS_PER_MINUTE: '300' })
  await buildServer({ DATABASE_URL: url, ...mailSettings(smtpUrl), MAILS_PER_MINUTE: '300' })
  const begun = Date.now()
  await planned(people(25))
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(25)
  // Five a second, of which the first five may go at once.
  expect(Date.now() - begun).toBeGreaterThan(3_500)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(25)
})

describe('a mail server that does not take a mail', () => {
  test('refuses an address for good: that one fails, with the server’s words, the others are sent', async () => {
    const { planned, detail, invitees } = await buildRounds(
      {},
      {
        onRcptTo: ({ address }, _session, done) =>
          done(address.startsWith('lead1') ? Object.assign(new Error('nobody here'), { responseCode: 550 }) : null),
      },
    )
    const id = await planned(people(3))
    await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('sent')
    expect(countsOf(await detail(id))).toEqual({ ...NONE, sent: 2, failed: 1 })
    expect((await invitees(id)).map(({ mail, mail_says }) => [mail, mail_says])).toEqual([
      ['sent', null],
      ['failed', '550 nobody here'],
      ['sent', null],
    ])
  })

  test('puts it off: the mailing pauses, says until when or whose pause it is, and goes on', async () => {
    let isBusy = true
    const { planned, detail, mails, sql, ask, act } = await buildRounds(
      {},
      {
        onRcptTo: (_address, _session, done) =>
          done(isBusy ? Object.assign(new Error('4.7.1 come back'), { responseCode: 451 }) : null),
      },
    )
    const pauses = (round: number) => ask<{ pauses: object[] }>(`/api/admin/round/mail/${round}`)
    const id = await planned(people(2))
    await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('paused')
    const [mailing] = (await detail(id)).mailings
    expect(mailing?.says).toContain('come back')
    expect(Date.parse(mailing?.next_try ?? '')).toBeGreaterThan(Date.now())
    expect((await pauses(id)).pauses).toEqual([])

    // A person takes the pause over: nothing is tried again by itself, and everybody reads whose pause it is.
    await sql.query("update hr_account set name = 'Noor de Vries'")
    await sql.query("update mailing set state = 'sending', retry_at = now() + interval '1 hour'")
    expect((await act('mailing', { mailing: mailing?.id ?? 0, act: 'pause' })).body).toEqual({ saved: true })
    expect((await detail(id)).mailings[0]).toMatchObject({ state: 'paused', next_try: null })
    expect((await pauses(id)).pauses).toEqual([{ mailing: mailing?.id, by: 'Noor de Vries', at: expect.any(String) }])
    isBusy = false
    await act('mailing', { mailing: mailing?.id ?? 0, act: 'go-on' })
    await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('sent')
    expect(mails).toHaveLength(2)
    expect((await pauses(id)).pauses).toEqual([])
  })

  test('refuses the sender: nobody’s address is to blame, so the mails wait', async () => {
    const { planned, detail } = await buildRounds(
      {},
      { onMailFrom: (_address, _session, done) => done(Object.assign(new Error('not you'), { responseCode: 550 })) },
    )
    const id = await planned(people(2))
    await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('paused')
    expect(countsOf(await detail(id))).toEqual({ ...NONE, queued: 2 })
  })
})

describe('mails that may have gone before', () => {
  test('a sender that died leaves uncertain, which is sent again only by hand', async () => {
    const { planned, detail, sql, mails, act, invitees } = await buildRounds()
    await sql.query("update mail_pace set free_at = now() + interval '1 hour'")
    const id = await planned(people(2))
    await sql.query(`update invitee_mail set state = 'sending', sending_at = now() - interval '3 minutes'
      where id = (select min(id) from invitee_mail)`)
    await sql.query('update mail_pace set free_at = now()')
    await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('sent')
    expect(countsOf(await detail(id))).toEqual({ ...NONE, sent: 1, uncertain: 1 })
    const [first] = await invitees(id)
    expect((await act('remind', { round: id, states: '["invited"]', message: '' })).body).toEqual({
      mails: 0,
      'left-out': 2,
    })
    expect((await act('remind', { round: id, invitees: `[${first?.id}]`, message: '' })).body.mails).toBe(1)
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(2)
  })

  test('a copy of yesterday that is restored writes to nobody, until a person lets it', async () => {
    const { url, planned, detail, sql, mails, token, smtpUrl, app } = await buildRounds({ MAILS_PER_MINUTE: '60' })
    await sql.query("update mail_pace set free_at = now() + interval '1 hour'")
    const id = await planned(people(3), { reminders: '[7]' })
    await expect.poll(async () => stateOf(await detail(id))).toBe('sending')
    // The server of yesterday ends, and its database is found as it was then.
    await app.close()
    await sql.query(`update mailing set at = at - interval '1 day' where kind = 'invitation'`)
    await sql.query(`update mail_pace set free_at = now(), seen_at = now() - interval '1 day'`)
    const { app: restored } = await buildServer({ DATABASE_URL: url, ...mailSettings(smtpUrl) })
    await expect
      .poll(async () => (await sql.query("select state from mailing where kind = 'invitation'")).rows[0].state, {
        timeout: 10_000,
      })
      .toBe('late')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(mails).toHaveLength(0)
    const { rows } = await sql.query("select id from mailing where kind = 'invitation'")
    const go = { mailing: String(rows[0].id), act: 'go-on' }
    expect((await clientOf(restored).post('/api/admin/round/mailing', go, token)).status).toBe(200)
    await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(3)
  })
})

test('after a restore what is due waits at once, and what is planned stays planned', async () => {
  const { url, planned, detail, sql } = await buildRounds()
  await sql.query("update mail_pace set free_at = now() + interval '1 hour'")
  const id = await planned(people(2), { reminders: '[7]' })
  await finishRestore(testEnv(url))
  expect((await detail(id)).mailings.map(({ state, queued }) => [state, queued])).toEqual([
    ['late', 2],
    ['planned', 0],
  ])
})

test('who may no longer be written to is skipped when the turn comes', async () => {
  const { planned, detail, sql, mails, act, invitees } = await buildRounds()
  await sql.query("update mail_pace set free_at = now() + interval '1 hour'")
  const id = await planned(people(4))
  const [first, second, third] = await invitees(id)
  await act('invitee/withdraw', { invitee: first?.id ?? 0 })
  await act('invitee/returned', { invitee: second?.id ?? 0, returned: 'true' })
  await sql.query('update invitee set stopped_at = now() where id = $1', [third?.id])
  await sql.query('update mail_pace set free_at = now()')
  await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('sent')
  expect(countsOf(await detail(id))).toEqual({ ...NONE, sent: 1, skipped: 3 })
  expect(mails.map(({ to }) => to)).toEqual(['lead3@example.org'])
})

test('looking at the links of a mail changes no row', async () => {
  const { app, planned, detail, sql, mails } = await buildRounds()
  const id = await planned(people(1))
  await expect.poll(async () => stateOf(await detail(id)), { timeout: 10_000 }).toBe('sent')
  const tables = ['round', 'invitee', 'mailing', 'invitee_mail', 'mail_stop', 'session']
  const rows = () => Promise.all(tables.map(async (table) => (await sql.query(`select * from ${table}`)).rows))
  const before = await rows()
  const links = (mails[0]?.text ?? '').match(/https:\/\/thrive\.example\.org\/\S+/g) ?? []
  expect(links.length).toBeGreaterThanOrEqual(2)
  for (const link of links)
    for (const method of ['GET', 'HEAD', 'GET', 'GET'] as const)
      await app.inject({ method, url: link.replace('https://thrive.example.org', '') })
  expect(await rows()).toEqual(before)
})
