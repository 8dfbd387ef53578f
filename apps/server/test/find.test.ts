import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { buildHrServer, HR } from './build.ts'
import { mailSettings, startSmtp } from './smtp.ts'

interface Found {
  invitations: number
  sessions: { mark: string; name: string | null; finished: string | null; answers: number; page: number }[]
}

async function build(settings: Record<string, string> = {}) {
  const server = await buildHrServer(settings)
  const { client, token, sql } = server
  return {
    ...server,
    find: async (email: string) => (await client.post('/api/admin/find', { email }, token)).body as Found,
    erase: (email: string) => client.post('/api/admin/find/erase', { email }, token),
    correct: (fields: { email: string; mark: string; to: string }) =>
      client.post('/api/admin/find/correct', fields, token),
    notes: async () =>
      (await sql.query("select who, what, team, teams from audit_line where what <> 'signed_in' order by id")).rows,
  }
}

test('an address that is only invited is found, too, and erased with its invitation', async () => {
  const { sql, find, erase } = await build()
  await sql.query(`insert into round (name, version_slug, lang, closes_on) values ('Autumn', 'v2', 'en', '2099-01-01')`)
  await sql.query(`insert into invitee (round_id, email, email_key, lang, link_hash, link_sealed)
    select id, 'Asked@example.org', 'asked@example.org', 'en', '\\x01', '\\x02' from round`)
  expect(await find('asked@example.org')).toEqual({ sessions: [], invitations: 1 })
  expect((await erase('asked@example.org')).body).toMatchObject({ marks: [], invitations: 1 })
  expect(await find('asked@example.org')).toEqual({ sessions: [], invitations: 0 })
})

describe('an owner finds what is kept with an address', async () => {
  const { client, token, sql, find, erase, notes, ask } = await build()
  const open = await client.start('v1', 'Lead@Example.org')
  await client.save(open, [{ question_id: 2, value: 'a secret word' }])
  await client.start('v1', 'lead2@example.org')
  await addTeams(sql, [{ email: 'lead@example.org', name: 'The Quarks' }])

  test('finished and open, as the log-in compares addresses, and nothing of what was said', async () => {
    const found = await find(' LEAD@example.org ')
    expect(found.sessions).toHaveLength(2)
    expect(found.sessions).toContainEqual(expect.objectContaining({ finished: null, answers: 1, page: 1, name: null }))
    expect(found.sessions).toContainEqual(expect.objectContaining({ name: 'The Quarks', finished: expect.any(String) }))
    expect(JSON.stringify(found)).not.toMatch(new RegExp(`secret|${open}`))
    expect(await notes()).toEqual([{ who: HR.email, what: 'searched_address', team: null, teams: 2 }])
  })

  test('not by what no address holds, which is refused', async () => {
    expect((await client.post('/api/admin/find', { email: 'a\u0000b@example.org' }, token)).status).toBe(400)
    expect((await erase('a\u0000b@example.org')).status).toBe(400)
  })

  test('not by a part of the address', async () => {
    expect((await find('lead@')).sessions).toEqual([])
    expect((await find('%')).sessions).toEqual([])
  })

  test('erases all of it, with an entry for each session that does not name the address', async () => {
    const marks = (await find('lead@example.org')).sessions.map(({ mark }) => mark)
    const { status, body } = await erase('lead@example.org')
    expect(status).toBe(200)
    expect(body).toMatchObject({ answers: 1, photos: 0, actions: 0, reminders: 0 })
    expect((body as { marks: string[] }).marks.toSorted()).toEqual(marks.toSorted())
    expect((await client.save(open, [{ question_id: 2, value: 'too late' }])).status).toBe(401)
    expect((await sql.query('select email from session')).rows).toEqual([{ email: 'lead2@example.org' }])
    const erased = (await notes()).filter(({ what }) => what === 'erased')
    expect(erased.map(({ team }) => team).toSorted()).toEqual(marks.toSorted())
    const { lines } = await ask<{ lines: object[] }>('/api/admin/audit')
    expect(JSON.stringify(lines)).not.toContain('lead@')
  })

  test('a second time finds nothing, and erases nothing', async () => {
    expect((await find('lead@example.org')).sessions).toEqual([])
    expect((await erase('lead@example.org')).body).toMatchObject({ marks: [] })
  })
})

describe('an owner corrects an address that was mistyped', async () => {
  const smtp = await startSmtp()
  const { client, sql, find, correct, notes } = await build(mailSettings(smtp.url))
  const start = async (email: string, held?: string) =>
    (await client.post('/api/session/create', { email, versionSlug: 'v2', ...(held && { held }) })).body
  const uuid = await client.start('v2', 'laed@example.org')
  const [{ mark = '' } = {}] = (await find('laed@example.org')).sessions

  test('is refused what is no address, and another session’s mark', async () => {
    expect(await correct({ email: 'laed@example.org', mark, to: 'lead@' })).toMatchObject({
      status: 400,
      body: { error: 'invalid-email' },
    })
    expect((await correct({ email: 'laed@example.org', mark: 'abc', to: 'lead@example.org' })).status).toBe(404)
    expect((await correct({ email: 'other@example.org', mark, to: 'lead@example.org' })).status).toBe(404)
  })

  test('the session goes on in its browser, and under the right address', async () => {
    expect((await correct({ email: 'laed@example.org', mark, to: 'Lead@example.org' })).body).toEqual({ saved: true })
    expect((await client.get(`/api/answer/${uuid}`)).status).toBe(200)
    expect((await find('laed@example.org')).sessions).toEqual([])
    expect((await find('lead@example.org')).sessions).toHaveLength(1)
    expect((await notes()).filter(({ what }) => what === 'corrected_address')).toEqual([
      { who: HR.email, what: 'corrected_address', team: mark, teams: null },
    ])
  })

  test('a mail that went to the wrong address opens nothing any more', async () => {
    await start('mistyped@example.org')
    await start('mistyped@example.org')
    await expect.poll(() => smtp.mails.filter(({ to }) => to === 'mistyped@example.org')).toHaveLength(1)
    const [mail] = smtp.mails.filter(({ to }) => to === 'mistyped@example.org')
    const [, secret = ''] = /resume#(\S+)/.exec(mail?.text ?? '') ?? []
    const [session] = (await find('mistyped@example.org')).sessions
    await correct({ email: 'mistyped@example.org', mark: session?.mark ?? '', to: 'meant@example.org' })
    expect((await client.post('/api/session/resume/link', { secret })).status).toBe(400)
  })

  test('a key that a mail took to the wrong address ends, and the answers go to the right one', async () => {
    const held = await client.start('v2', 'wrong@example.org')
    await sql.query('update session set finished_at = now(), proven_at = now() where uuid = $1', [held])
    const [session] = (await find('wrong@example.org')).sessions
    await correct({ email: 'wrong@example.org', mark: session?.mark ?? '', to: 'right@example.org' })
    expect((await client.get(`/api/answer/${held}`)).status).toBe(401)
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toContain('right@example.org')
  })

  test('not to an address that has an open session of the same workshop', async () => {
    await client.start('v2', 'here@example.org')
    const [session] = (await find('lead@example.org')).sessions
    expect(
      await correct({ email: 'lead@example.org', mark: session?.mark ?? '', to: 'here@example.org' }),
    ).toMatchObject({ status: 409, body: { error: 'address-has-session' } })
    expect((await find('lead@example.org')).sessions).toHaveLength(1)
  })
})
