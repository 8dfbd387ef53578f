import { localTimeIn } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test, vi } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { openOrganisation } from '../src/features/organisation/service.ts'
import { queueReminders, reminderMails } from '../src/features/team/action/reminder-service.ts'
import { lookBackKeys } from '../src/features/team/look-back/key-service.ts'
import { connect } from '../src/infra/database.ts'
import { openMailer } from '../src/infra/mail.ts'
import { buildHr, buildServer, HR, onEnd, testEnv } from './build.ts'
import { clientOf } from './client.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const ASKED = '2027-01-10T12:00:00Z'

async function build(settings: Record<string, string> = {}, options: Parameters<typeof startSmtp>[0] = {}) {
  const smtp = await startSmtp(options)
  const mails = { ...mailSettings(smtp.url), ...settings }
  const running = await buildServer(mails)
  const { sql, url } = running
  // The server's own sender runs on today's date, so it is held back: the test sends at its own moment.
  await sql.query("update mail_pace set free_at = now() + interval '1 year'")
  const client = clientOf(running.app)
  const db = connect({ url, pool: 2 })
  onEnd(() => db.destroy())
  const env = testEnv(url, mails)
  const organisation = await openOrganisation(db, env)
  const deps = { db, env, library: openLibrary(db), organisation, mail: openMailer(env, organisation.read) }
  /** Runs a team's actions as if on that day. */
  const on = async <Result>(moment: string, work: () => Promise<Result>) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
    try {
      return await work()
    } finally {
      vi.useRealTimers()
    }
  }
  /** Sends the queued mails as they would be sent at this moment. */
  const send = async (moment: string) => {
    const source = reminderMails(deps, () => new Date(moment))
    const sends = await db.transaction().execute((tx) => source.claim(tx, 1_000))
    for (const sendOne of sends) await sendOne()
  }
  return {
    ...running,
    client,
    smtp,
    deps,
    on,
    send,
    nextOf: async (uuid: string) =>
      (await sql.query('select next_on::text from reminder join session on id = session_id where uuid = $1', [uuid]))
        .rows[0]?.next_on,
    /** Creates a team that has just finished and reviews its actions on these days; it asks for a mail. */
    async team(days: string[], email = `lead.${crypto.randomUUID()}@example.org`) {
      const plan = days.flatMap((day, nth) => [
        [10 + 3 * nth, `Action ${nth + 1}`] as const,
        [12 + 3 * nth, day] as const,
      ])
      const now = new Date()
      const [uuid = ''] = await addTeams(sql, [{ email, finished: now, completed: now, answers: new Map(plan) }])
      const { body } = await on(ASKED, () => client.post('/api/reminder/ask', { uuid }))
      return { uuid, email, asked: body as { next: string | null } }
    },
    status: async (uuid: string) =>
      ((await client.get(`/api/action/${uuid}`)).body as { reminder: { next: string; asked: string; stop: string } })
        .reminder,
    /** Runs the job of this minute and what it triggers; returns the number of mails so far. */
    async at(moment: string) {
      await queueReminders(deps, new Date(moment))
      await send(moment)
      return smtp.mails.length
    },
  }
}

describe('a mail on the date of an action', async () => {
  const { app, client, smtp, team, at, nextOf, on, status, sql } = await build()

  test('comes to the team leader at eight, once, in words that are no links', async () => {
    const { uuid, email, asked } = await team(['2027-05-18', '2027-05-18', '2027-06-01'])
    await client.save(uuid, [
      { question_id: 10, value: 'Win at www.evil.example' },
      { question_id: 11, value: 'Jonas' },
    ])
    expect(asked).toEqual({ next: '2027-05-18' })
    expect(await at('2027-05-18T05:59:00Z')).toBe(0)
    expect(await at('2027-05-18T06:00:00Z')).toBe(1)
    expect(await at('2027-05-18T06:01:00Z')).toBe(1)
    expect(await at('2027-05-31T22:30:00Z')).toBe(1)
    const [mail] = smtp.mails
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain('On 18 May 2027 your team wanted to look back on 2 actions')
    expect(mail?.text).toContain('• Win at www. evil. example (Jonas)\n\n• Action 2\n')
    expect(mail?.text).not.toContain('Action 3')
    expect(mail?.text).toContain(`https://thrive.example.org/look-back/${lookBackKeys(uuid).team}?lang=en`)
    expect(mail?.header('Message-ID')).toMatch(/^<reminder\.[0-9a-f]{32}@thrive\.example\.org>$/)
    expect(await nextOf(uuid)).toBe('2027-06-01')
    expect(await at('2027-06-01T06:00:00Z')).toBe(2)
    expect(await status(uuid)).toMatchObject({ next: null })
    smtp.mails.length = 0
  })

  test.each([
    ['when summer time has begun', '2027-03-28', '2027-03-28T05:59:00Z', '2027-03-28T06:00:00Z'],
    ['when it is over', '2027-10-31', '2027-10-31T06:59:00Z', '2027-10-31T07:00:00Z'],
    ['on New Year’s Day', '2028-01-01', '2027-12-31T23:30:00Z', '2028-01-01T07:00:00Z'],
  ])('at eight by the clock on the wall: %s', async (_, day, before, after) => {
    await team([day])
    expect(await at(before)).toBe(0)
    expect(await at(after)).toBe(1)
    smtp.mails.length = 0
  })

  test('is never sent for a date that is over', async () => {
    const { asked } = await team(['2027-01-09', '2027-01-10', '2020-02-02'])
    expect(asked).toEqual({ next: null })
    const { uuid } = await team(['2027-02-01', '2027-02-03'])
    // No node ran on the day itself, nor until it was over in the teams' time zone.
    expect(await at('2027-02-01T23:30:00Z')).toBe(0)
    expect(await at('2027-02-02T09:00:00Z')).toBe(0)
    expect(await nextOf(uuid)).toBe('2027-02-03')
    expect(await at('2027-02-03T09:00:00Z')).toBe(1)
    smtp.mails.length = 0
  })

  test('is not sent more than two hours late: a restored copy may have sent it before', async () => {
    const { uuid } = await team(['2027-02-03', '2027-02-04'])
    expect(await at('2027-02-03T09:00:01Z')).toBe(0)
    expect(await nextOf(uuid)).toBe('2027-02-04')
    expect(await at('2027-02-04T09:00:00Z')).toBe(1)
    smtp.mails.length = 0
  })

  test('follows the answers', async () => {
    const { uuid } = await team(['2027-02-10'])
    const change = (value: string) => on(ASKED, () => client.save(uuid, [{ question_id: 12, value }]))
    await change('2027-02-05')
    expect(await nextOf(uuid)).toBe('2027-02-05')
    await change('')
    expect(await nextOf(uuid)).toBeNull()
    await change('2027-02-07')
    expect(await at('2027-02-05T09:00:00Z')).toBe(0)
    expect(await at('2027-02-07T09:00:00Z')).toBe(1)
    smtp.mails.length = 0
  })

  test('is asked for, with its moment, which asking again does not change', async () => {
    const { uuid } = await team(['2027-02-10'])
    const before = await status(uuid)
    expect(before).toMatchObject({ possible: true, next: '2027-02-10', asked: expect.stringMatching(/^\d{4}-.+Z$/) })
    expect((await on(ASKED, () => client.post('/api/reminder/ask', { uuid }))).body).toEqual({ next: '2027-02-10' })
    expect(await status(uuid)).toEqual(before)
    const [other = ''] = await addTeams(sql, [
      {
        answers: new Map([
          [10, 'x'],
          [12, '2027-02-10'],
        ]),
      },
    ])
    expect(await status(other)).toEqual({ possible: true, asked: null, next: null, stop: null })
    const open = await client.start('v1')
    expect((await client.post('/api/reminder/ask', { uuid: open })).body).toEqual({ next: null })
    expect(await status(open)).toMatchObject({ asked: null })
    expect(await at('2027-02-10T09:00:00Z')).toBe(1)
    smtp.mails.length = 0
  })

  test('ends with one press, by whichever mail, without a login or a marker', async () => {
    const { uuid } = await team(['2027-02-10', '2027-02-12'])
    await at('2027-02-10T09:00:00Z')
    const [mail] = smtp.mails.splice(0)
    const url = /^<(https:\/\/thrive\.example\.org\/stop\/[0-9a-f-]{36})>$/.exec(
      mail?.header('List-Unsubscribe') ?? '',
    )?.[1]
    expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(`Stop these reminders:\n${url}`)
    const { pathname } = new URL(url ?? '')
    expect((await status(uuid)).stop).toBe(pathname)
    const press = () => app.inject({ method: 'POST', url: pathname, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' }) // biome-ignore format: one request
    for (let again = 0; again < 2; again++) {
      const response = await press()
      expect([response.statusCode, response.json()]).toEqual([200, { stopped: true }])
    }
    expect(await status(uuid)).toMatchObject({ asked: null, next: null })
    expect(await at('2027-02-12T09:00:00Z')).toBe(0)
    expect((await client.post('/stop/no-key', {})).body).toEqual({ stopped: true })
  })

  test.each([
    ['done', 1],
    ['dropped', 1],
    ['under-way', 2],
    ['not-yet', 2],
  ])('of an action that a later session calls %s: %i actions are named', async (state, named) => {
    const { email } = await team(['2027-02-10', '2027-02-10'])
    const later = await client.post('/api/session/create', { email, versionSlug: 'v1' })
    const { uuid } = later.body as { uuid: string }
    await sql.query('update session set earlier_id = (select max(id) from session where email = $1 and completed_at is not null) where uuid = $2', [email, uuid]) // biome-ignore format: one statement
    await client.post('/api/earlier/states', { uuid, states: JSON.stringify([{ question_id: 10, state }]) })
    expect(await at('2027-02-10T09:00:00Z')).toBe(1)
    expect(smtp.mails.splice(0)[0]?.text.match(/• Action/g)).toHaveLength(named)
  })

  test('speaks the language of the session, and so do the pages it leads to', async () => {
    const { uuid } = await team(['2027-02-10'])
    await sql.query("update session set lang = 'nl' where uuid = $1", [uuid])
    await at('2027-02-10T09:00:00Z')
    const [mail] = smtp.mails.splice(0)
    expect(mail?.text).toContain('Op 10 februari 2027 wilde jullie team terugkijken op een actie')
    expect(mail?.html).toContain('>Stop deze herinneringen</a>')
    expect(mail?.text).toMatch(/\/stop\/[0-9a-f-]{36}\?lang=nl$/m)
  })

  test('has the space of French before a colon, also where a link follows', async () => {
    const { uuid } = await team(['2027-02-10'])
    await sql.query("update session set lang = 'fr' where uuid = $1", [uuid])
    await at('2027-02-10T09:00:00Z')
    const [mail] = smtp.mails.splice(0)
    expect(mail?.text).toMatch(/\u00a0:\nhttps?:/)
    expect(mail?.text).not.toMatch(/[^\s\d]:\n/)
  })
})

describe('the day of the next look-back', async () => {
  const { client, smtp, team, at, nextOf, on } = await build()
  const lookBack = (uuid: string, fields: Record<string, string>, moment: string) =>
    on(moment, () =>
      client.post('/api/look-back/save', {
        key: lookBackKeys(uuid).wall,
        visit: crypto.randomUUID(),
        notes: JSON.stringify(
          Object.entries(fields).map(([field, value]) => ({ field, value, at: Date.parse(moment) })),
        ),
      }),
    )

  test('brings a mail with the actions that are still open, and the link to it, without the key of the session', async () => {
    const { uuid } = await team(['2027-02-10', '2027-02-10'])
    await lookBack(uuid, { date: '2027-03-10', 'action-10': 'done' }, '2026-02-10T10:00:00Z')
    expect(await nextOf(uuid)).toBe('2027-02-10')
    expect(await at('2027-02-10T09:00:00Z')).toBe(1)
    expect(await nextOf(uuid)).toBe('2027-03-10')
    expect(await at('2027-03-10T09:00:00Z')).toBe(2)
    const [first, second] = smtp.mails.splice(0)
    expect(first?.text).not.toContain('• Action 1')
    expect(second?.text.match(/• Action \d/g)).toEqual(['• Action 2'])
    expect(second?.text).toContain(`/look-back/${lookBackKeys(uuid).team}?lang=en`)
    expect(second?.text).not.toContain(uuid)
    expect(await nextOf(uuid)).toBeNull()
  })

  test('brings one although all is done, and moves with the latest date', async () => {
    const { uuid } = await team(['2027-01-12'])
    await lookBack(uuid, { date: '2027-04-01', 'action-10': 'done' }, '2026-02-10T10:00:00Z')
    await lookBack(uuid, { date: '2027-04-08' }, '2026-02-10T11:00:00Z')
    await at('2027-01-12T09:00:00Z')
    expect(await nextOf(uuid)).toBe('2027-04-08')
    const before = smtp.mails.length
    expect(await at('2027-04-08T08:00:00Z')).toBe(before + 1)
    expect(smtp.mails.at(-1)?.text).toContain('• Action 1')
  })
})

test('erasing the session ends its reminders', async () => {
  const { url, client, team, at, sql } = await build()
  await buildHr(url)
  const { uuid, email } = await team(['2027-02-10'])
  const token = await client.login(HR.email, HR.password)
  expect((await client.post('/api/admin/erase', { uuid, name: email }, token)).status).toBe(200)
  expect((await sql.query('select 1 from reminder')).rowCount).toBe(0)
  expect(await at('2027-02-10T09:00:00Z')).toBe(0)
})

test('in another time zone it is eight at another moment', async () => {
  const { team, at } = await build({ TIME_ZONE: 'Pacific/Auckland' })
  await team(['2027-02-10'])
  expect(await at('2027-02-09T18:59:00Z')).toBe(0)
  expect(await at('2027-02-09T19:00:00Z')).toBe(1)
})

test('a team whose revision cannot be read keeps no other team waiting, and is not forgotten', async () => {
  const { team, at, nextOf, sql } = await build()
  const unreadable = [await team(['2027-02-10']), await team(['2027-02-10']), await team(['2027-02-10'])]
  await team(['2027-02-10'])
  await team(['2027-02-10'])
  await sql.query(
    `with newer as (
      insert into content_revision (version_slug, hash, workshop)
      select version_slug, hash || 'x', jsonb_set(workshop, '{survey,3,kind}', '"invention"') from content_revision
      where id = (select revision_id from session limit 1) returning id
    ) update session set revision_id = newer.id from newer where uuid = any($1)`,
    [unreadable.map(({ uuid }) => uuid)],
  )
  expect(await at('2027-02-10T07:00:00Z')).toBe(2)
  for (const { uuid } of unreadable) expect(await nextOf(uuid)).toBe('2027-02-10')
})

test('an address that takes no mail is not asked again, on no later date', async () => {
  let tries = 0
  const { team, at, nextOf } = await build(
    {},
    {
      onRcptTo: (_address, _session, done) => {
        tries++
        done(Object.assign(new Error('no such person'), { responseCode: 550 }))
      },
    },
  )
  const { uuid } = await team(['2027-02-10', '2027-02-12'])
  await at('2027-02-10T09:00:00Z')
  await at('2027-02-12T09:00:00Z')
  expect([tries, await nextOf(uuid)]).toEqual([1, null])
})

test('a mail server that is away is tried again on that day, and not on the next', async () => {
  let away = true
  const { deps, smtp, sql, team, at, send } = await build(
    {},
    {
      onConnect: (_session, done) => done(away ? Object.assign(new Error('later'), { responseCode: 421 }) : undefined),
    },
  )
  for (const days of [['2027-02-10'], ['2027-02-11', '2027-02-13']]) await team(days)
  await queueReminders(deps, new Date('2027-02-10T09:00:00Z'))
  await send('2027-02-10T09:00:00Z')
  away = false
  await send('2027-02-10T09:00:30Z')
  expect(smtp.mails).toHaveLength(0)
  await sql.query("update reminder set mail_at = now() where mail_state = 'queued'")
  await send('2027-02-10T15:00:00Z')
  expect(smtp.mails).toHaveLength(1)
  await queueReminders(deps, new Date('2027-02-11T09:00:00Z'))
  await send('2027-02-12T09:00:00Z')
  expect(smtp.mails).toHaveLength(1)
  expect(await at('2027-02-13T09:00:00Z')).toBe(2)
})

test('a process that ends after the mail was taken and before that is recorded does not send it twice', async () => {
  const { deps, smtp, sql, team, send } = await build()
  const { uuid } = await team(['2027-02-10'])
  const moment = '2027-02-10T09:00:00Z'
  await queueReminders(deps, new Date(moment))
  await sql.query('alter table reminder add constraint no_record check (mailed_on is null)')
  await expect(send(moment)).rejects.toThrow(/no_record/)
  await sql.query('alter table reminder drop constraint no_record')
  await send(moment)
  await sql.query("update reminder set mail_at = now() - interval '3 minutes'")
  await reminderMails(deps).tend()
  await send(moment)
  expect(smtp.mails).toHaveLength(1)
  const { rows } = await sql.query('select mail_state from reminder join session on id = session_id where uuid = $1', [
    uuid,
  ])
  expect(rows).toEqual([{ mail_state: 'uncertain' }])
})

test('a job of the release before is taken over, once', async () => {
  const { sql, smtp, team, send } = await build()
  const { uuid } = await team(['2027-02-10'])
  const { rows } = await sql.query('update reminder set next_on = null returning session_id as id')
  const add = () =>
    sql.query("select graphile_worker.add_job('mail-reminder', $1)", [
      JSON.stringify({ sessionId: rows[0].id, day: '2027-02-10' }),
    ])
  const state = async () =>
    (await sql.query('select mail_state from reminder join session on id = session_id where uuid = $1', [uuid])).rows[0]
      .mail_state
  await add()
  await expect.poll(state).toBe('queued')
  await send('2027-02-10T09:00:00Z')
  await add()
  await expect.poll(async () => (await sql.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0)
  await send('2027-02-10T09:01:00Z')
  expect([smtp.mails.length, await state()]).toEqual([1, 'sent'])
})

test('the jobs of the server do all this by themselves', async () => {
  // A time zone where it is now the hour of reminders.
  const offset = (new Date().getUTCHours() - 8 + 24) % 24
  const TIME_ZONE = offset === 0 ? 'UTC' : offset <= 12 ? `Etc/GMT+${offset}` : `Etc/GMT-${24 - offset}`
  const { day } = localTimeIn(TIME_ZONE, new Date())
  const { sql, smtp, team, nextOf } = await build({ TIME_ZONE })
  await sql.query('update mail_pace set free_at = now()')
  const { uuid } = await team([day])
  await sql.query('update reminder set next_on = $1', [day])
  await sql.query("select graphile_worker.add_job('queue-reminders')")
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1)
  expect(await nextOf(uuid)).toBeNull()
})

test('where no mail is sent, none is promised', async () => {
  const { app, sql } = await buildServer()
  const client = clientOf(app)
  const now = (await sql.query('select now()')).rows[0].now
  const [uuid = ''] = await addTeams(sql, [{ finished: now, completed: now, answers: new Map([[10, 'x'], [12, '2099-02-10']]) }]) // biome-ignore format: one team
  expect((await client.post('/api/reminder/ask', { uuid })).body).toEqual({ next: null })
  expect((await sql.query('select 1 from reminder')).rowCount).toBe(0)
})
