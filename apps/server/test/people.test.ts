import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { removeHr, setDisabled } from '../src/features/hr/people/operator-service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHr, buildHrServer, buildMember, HR, onEnd } from './build.ts'

type Token = { authorization: string }
const { client, url, sql, token: owner } = await buildHrServer()
const db = connect({ url, pool: 1 })
onEnd(() => db.destroy())

interface Person {
  id: number
  email: string
  role: string
  factor: string
  seen: string | null
  you: boolean
  fixed: string | null
}
const people = async (token: Token = owner) =>
  ((await client.get('/api/admin/people', token)).body as { people: Person[] }).people
const personOf = async (email: string) => {
  const found = (await people()).find((person) => person.email === email)
  if (!found) throw new Error(`${email} is not there`)
  return found
}
const setRole = async (email: string, role: string, token = owner) =>
  client.post('/api/admin/people/role', { person: String((await personOf(email)).id), role }, token)
const remove = async (email: string, token = owner) =>
  client.post('/api/admin/people/remove', { person: String((await personOf(email)).id) }, token)
const member = (name: string, role: 'owner' | 'analyst' | 'author' = 'analyst') =>
  buildMember({ client, url }, `${name}@example.org`, role)
const works = async (token: Token) => (await client.get('/api/admin/account', token)).status === 200
const audit = async () =>
  (await sql.query('select who, what, whom, detail from audit_line order by id desc limit 1')).rows[0]

describe('the invitations of an owner', () => {
  const invite = async (email: string, by: Token) => {
    const { body } = await client.post('/api/admin/people/invite', { email, role: 'owner', lang: 'en' }, by)
    return String((body as { invitation: number }).invitation)
  }
  const linkOf = async (invitation: string, by: Token) => {
    const { body } = await client.post('/api/admin/people/invitation/renew', { invitation, by: 'link' }, by)
    return (body as { link: string }).link.split(/[/#]/).at(-1) ?? ''
  }
  const open = async (secret: string) => (await client.post('/api/invitation/open', { secret })).status

  test.each([
    ['is removed', (email: string) => remove(email)],
    ['loses the role', (email: string) => setRole(email, 'analyst')],
    ['is switched off', (email: string) => setDisabled(db, email, true)],
  ])('end when the owner %s', async (what, letGo) => {
    const name = `inviter-${what.replaceAll(' ', '-')}`
    const inviter = await member(name, 'owner')
    const invited = `back-${name}@example.org`
    const secret = await linkOf(await invite(invited, inviter), inviter)
    expect(await open(secret)).toBe(200)
    await letGo(`${name}@example.org`)
    expect(await open(secret)).toBe(404)
    const accepted = await client.post('/api/invitation/accept', { secret, name: 'B', password: 'quiet rivers bend' })
    expect(accepted.status).toBe(404)
    const { rows } = await sql.query('select what from audit_line where whom = $1 order by id desc limit 1', [invited])
    expect(rows).toEqual([{ what: 'invitation_withdrawn' }])
  })

  test('go on if another owner renewed them, and are then the other owner’s', async () => {
    const inviter = await member('first-inviter', 'owner')
    const invitation = await invite('kept@example.org', inviter)
    const secret = await linkOf(invitation, owner)
    await remove('first-inviter@example.org')
    expect(await open(secret)).toBe(200)
  })
})

describe('the list', () => {
  test('says who is there, who is you, with which role, and when they were last seen', async () => {
    await member('listed', 'author')
    expect(await personOf(HR.email)).toMatchObject({ role: 'owner', factor: 'off', you: true, fixed: 'last-owner' })
    expect(await personOf('listed@example.org')).toMatchObject({ role: 'author', you: false, fixed: null, seen: null })
  })

  test('a call by somebody is seen at most once a minute, one that a screen makes by itself never', async () => {
    const token = await member('seen')
    const seenAt = async () => (await personOf('seen@example.org')).seen
    await client.get('/api/admin/idle', token)
    expect(await seenAt()).toBeNull()
    await client.get('/api/admin/account', token)
    const first = await seenAt()
    expect(first).not.toBeNull()
    await client.get('/api/admin/account', token)
    expect(await seenAt()).toBe(first)
    await sql.query("update hr_account set seen_at = seen_at - interval '61 seconds' where email = 'seen@example.org'")
    await client.get('/api/admin/account', token)
    expect(Date.parse((await seenAt()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  })

  test('tells a second factor of theirs from the one of their company', async () => {
    await member('factor')
    const factor = async () => (await personOf('factor@example.org')).factor
    await sql.query("update hr_account set factor_since = now() where email = 'factor@example.org'")
    expect(await factor()).toBe('on')
    await sql.query(
      "update hr_account set factor_since = null, password_hash = null where email = 'factor@example.org'",
    )
    expect(await factor()).toBe('company')
  })
})

describe('a role', () => {
  test('changes from the next call on, and the audit log says so', async () => {
    const token = await member('changes')
    expect((await client.get('/api/admin/table', token)).status).toBe(200)
    expect(await setRole('changes@example.org', 'author')).toMatchObject({ status: 200, body: { saved: true } })
    expect(await client.get('/api/admin/table', token)).toMatchObject({ status: 403, body: { error: 'not-your-role' } })
    const entry = { who: HR.email, what: 'role_changed', whom: 'changes@example.org', detail: 'author' }
    expect(await audit()).toEqual(entry)
  })

  test('that does not exist, or of nobody, changes nothing', async () => {
    await member('stays')
    expect((await setRole('stays@example.org', 'king')).status).toBe(400)
    expect((await client.post('/api/admin/people/role', { person: '999999', role: 'owner' }, owner)).status).toBe(404)
    expect((await client.post('/api/admin/people/role', { person: '9999999999', role: 'owner' }, owner)).status).toBe(
      400,
    )
    expect((await personOf('stays@example.org')).role).toBe('analyst')
  })
})

describe('removing somebody', () => {
  test('ends their logins and export links at once; what they did stays in the audit log', async () => {
    const token = await member('leaves')
    const [uuid] = await addTeams(sql, [{}])
    await client.get(`/api/admin/single/${uuid}`, token)
    const { body } = await client.post('/api/admin/export', { format: 'csv' }, token)
    expect(await remove('leaves@example.org')).toMatchObject({ status: 200, body: { removed: true } })
    expect(await works(token)).toBe(false)
    expect((await client.get((body as { url: string }).url)).status).toBe(404)
    expect(await audit()).toMatchObject({ who: HR.email, what: 'member_removed', whom: 'leaves@example.org' })
    const { rows } = await sql.query("select what from audit_line where who = 'leaves@example.org'")
    expect(rows.map(({ what }) => what)).toContain('viewed')
  })
})

describe('there is always an owner', () => {
  const refused = { status: 409, body: { error: 'last-owner' } }

  test('the last one can neither be removed nor get another role, not even on the command line', async () => {
    expect(await setRole(HR.email, 'analyst')).toMatchObject(refused)
    expect(await remove(HR.email)).toMatchObject(refused)
    await expect(removeHr(db, HR.email)).rejects.toThrow('make somebody else an owner first')
    await expect(setDisabled(db, HR.email, true)).rejects.toThrow('make somebody else an owner first')
    expect(await works(owner)).toBe(true)
  })

  test('an owner who cannot log in does not count', async () => {
    await member('asleep', 'owner')
    await setDisabled(db, 'asleep@example.org', true)
    expect(await remove(HR.email)).toMatchObject(refused)
    expect(await remove('asleep@example.org')).toMatchObject({ status: 200 })
  })

  test('of two owners who remove each other at the same time, one stays', async () => {
    for (let round = 0; round < 8; round++) {
      const running = await buildPair(round)
      const [one, other] = await Promise.all([running.remove(0, 1), running.remove(1, 0)])
      expect([one.status, other.status].toSorted()).toEqual([200, expect.toBeOneOf([401, 409])])
      expect(await running.owners()).toBe(1)
    }
  })

  test('nor do two who step down at the same time, or one who is switched off meanwhile', async () => {
    for (let round = 0; round < 4; round++) {
      const running = await buildPair(`down${round}`)
      await Promise.all([running.stepDown(0), running.stepDown(1)])
      expect(await running.owners()).toBe(1)
    }
    const running = await buildPair('off')
    await Promise.allSettled([running.stepDown(0), setDisabled(db, running.emails[1] ?? '', true)])
    expect(await running.owners()).toBe(1)
  })

  /** Leaves exactly two owners: every other account becomes an analyst. */
  async function buildPair(mark: number | string) {
    await sql.query("delete from hr_account where email like 'pair.%'")
    await sql.query("update hr_account set role = 'analyst'")
    const emails = ['a', 'b'].map((letter) => `pair.${mark}.${letter}@example.org`)
    for (const email of emails) await buildHr(url, { email, password: HR.password })
    const tokens = await Promise.all(emails.map((email) => client.login(email, HR.password)))
    const { rows } = await sql.query("select id from hr_account where email like 'pair.%' order by email")
    const person = (n: number) => String(rows[n].id)
    return {
      emails,
      remove: (by: number, whom: number) =>
        client.post('/api/admin/people/remove', { person: person(whom) }, tokens[by]),
      stepDown: (n: number) => client.post('/api/admin/people/role', { person: person(n), role: 'author' }, tokens[n]),
      owners: async () =>
        Number(
          (await sql.query("select count(*) from hr_account where role = 'owner' and disabled_at is null")).rows[0]
            .count,
        ),
    }
  }
})

test('the owner who stands by for emergencies stays, as long as only the company lets others in', async () => {
  const own = await buildHrServer()
  const standby = { client: own.client, url: own.url }
  await buildMember(standby, 'standby@example.org', 'owner')
  const { rows } = await own.sql.query("select id from hr_account where email = 'standby@example.org'")
  const id = String(rows[0].id)
  await own.sql.query(
    `insert into company_sign_in (is_on, issuer, client_id, is_only_way, emergency_id)
     values (true, 'https://id.example.org', 'thrive', true, ${id})`,
  )
  const removing = () => own.client.post('/api/admin/people/remove', { person: id }, own.token)
  expect(await removing()).toMatchObject({ status: 409, body: { error: 'emergency-owner' } })
  expect(await own.client.post('/api/admin/people/role', { person: id, role: 'author' }, own.token)).toMatchObject({
    status: 409,
    body: { error: 'emergency-owner' },
  })
  await own.sql.query('update company_sign_in set is_only_way = false')
  expect(await removing()).toMatchObject({ status: 200 })
})
