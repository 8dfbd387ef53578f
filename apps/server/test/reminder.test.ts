import { localTimeIn } from '@thrive/domain'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test, vi } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { openOrganisation } from '../src/features/organisation/service.ts'
import { findReminders, sendReminder } from '../src/features/team/action/reminder-service.ts'
import { lookBackKeys } from '../src/features/team/look-back/key-service.ts'
import { connect } from '../src/infra/database.ts'
import { openMailer } from '../src/infra/mail.ts'
import { buildHr, buildServer, HR, onEnd, testEnv } from './build.ts'
import { clientOf } from './client.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const ASKED = '2027-01-10T12:00:00Z'

/** The server's own worker runs on today's date, so its jobs are held back and run by hand at the test's moment. */
const HOLD_BACK = `
  create function hold_back() returns trigger language plpgsql as $$
  begin
    if new.task_id in (select id from graphile_worker._private_tasks where identifier like '%reminder%') then
      new.run_at := now() + interval '1 day';
    end if;
    return new;
  end $$;
  create trigger hold_back before insert on graphile_worker._private_jobs for each row execute function hold_back()`
const WAITING = `
  select jobs.id, payload from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = task_id
  where identifier = 'mail-reminder' order by jobs.id`

async function build(settings: Record<string, string> = {}, options: Parameters<typeof startSmtp>[0] = {}) {
  const smtp = await startSmtp(options)
  const mails = { ...mailSettings(smtp.url), ...settings }
  const running = await buildServer(mails)
  const { sql, url } = running
  await sql.query(HOLD_BACK)
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
    const { rows } = await sql.query(WAITING)
    for (const { id, payload } of rows) {
      await sendReminder(deps, payload, new Date(moment))
      await sql.query('select graphile_worker.complete_jobs(array[$1::bigint])', [id])
    }
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
      await findReminders(deps, new Date(moment))
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
    expect(await at('2027-02-03T21:00:00Z')).toBe(1)
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
    expect(await at('2027-04-08T09:00:00Z')).toBe(before + 1)
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

test('a minute hands over as many as the setting allows, and the next ones follow', async () => {
  const { team, at, nextOf } = await build({ REMINDERS_PER_MINUTE: '10' })
  const { uuid } = await team(['2027-02-10'])
  for (let more = 0; more < 24; more++) await team(['2027-02-10'])
  expect(await at('2027-02-10T07:00:00Z')).toBe(10)
  expect(await at('2027-02-10T07:01:00Z')).toBe(20)
  expect(await at('2027-02-10T07:02:00Z')).toBe(25)
  expect(await at('2027-02-10T07:03:00Z')).toBe(25)
  expect(await nextOf(uuid)).toBeNull()
})

test('a team whose revision cannot be read keeps no other team waiting, and is not forgotten', async () => {
  const { team, at, nextOf, sql } = await build({ REMINDERS_PER_MINUTE: '2' })
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
  const { deps, smtp, team, at, send } = await build(
    {},
    {
      onConnect: (_session, done) => done(away ? Object.assign(new Error('later'), { responseCode: 421 }) : undefined),
    },
  )
  for (const days of [['2027-02-10'], ['2027-02-11', '2027-02-13']]) await team(days)
  await findReminders(deps, new Date('2027-02-10T09:00:00Z'))
  await expect(send('2027-02-10T09:00:00Z')).rejects.toThrow(/^SMTP/)
  away = false
  await send('2027-02-10T15:00:00Z')
  expect(smtp.mails).toHaveLength(1)
  await findReminders(deps, new Date('2027-02-11T09:00:00Z'))
  await send('2027-02-12T09:00:00Z')
  expect(smtp.mails).toHaveLength(1)
  expect(await at('2027-02-13T09:00:00Z')).toBe(2)
})

test('a process that ends after the mail was taken and before that is recorded sends it twice, with one id', async () => {
  const { deps, smtp, sql, team, send } = await build()
  await team(['2027-02-10'])
  const moment = '2027-02-10T09:00:00Z'
  await findReminders(deps, new Date(moment))
  await sql.query('alter table reminder add constraint no_record check (mailed_on is null)')
  await expect(send(moment)).rejects.toThrow(/no_record/)
  await sql.query('alter table reminder drop constraint no_record')
  await send(moment)
  await findReminders(deps, new Date(moment))
  await send(moment)
  expect(smtp.mails.map((mail) => mail.header('Message-ID'))).toEqual(
    Array(2).fill(smtp.mails[0]?.header('Message-ID')),
  )
})

test('a process that ends before the job is there leaves the day to be found again', async () => {
  const { deps, smtp, sql, team, at } = await build()
  await team(['2027-02-10'])
  const moment = '2027-02-10T09:00:00Z'
  await sql.query('alter table graphile_worker._private_jobs add constraint no_job check (false) not valid')
  await expect(findReminders(deps, new Date(moment))).rejects.toThrow(/no_job/)
  await sql.query('alter table graphile_worker._private_jobs drop constraint no_job')
  expect(smtp.mails).toHaveLength(0)
  expect(await at(moment)).toBe(1)
})

test('the jobs of the server do all this by themselves', async () => {
  // A time zone where it is now a suitable hour for sending.
  const TIME_ZONE =
    ['UTC', 'Etc/GMT-8', 'Etc/GMT+8'].find((zone) => {
      const { hour } = localTimeIn(zone, new Date())
      return hour >= 8 && hour < 23
    }) ?? ''
  const { day } = localTimeIn(TIME_ZONE, new Date())
  const { sql, smtp, team, nextOf } = await build({ TIME_ZONE })
  await sql.query('drop trigger hold_back on graphile_worker._private_jobs')
  const { uuid } = await team([day])
  await sql.query('update reminder set next_on = $1', [day])
  await sql.query("select graphile_worker.add_job('find-reminders')")
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
