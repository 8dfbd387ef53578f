import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { buildHrServer, buildMember, HR } from './build.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const smtp = await startSmtp()
const { client, url, sql, token: owner } = await buildHrServer(mailSettings(smtp.url))

const invite = (email: string, role = 'analyst', lang = 'en') =>
  client.post('/api/admin/people/invite', { email, role, lang }, owner)
const idOf = async (email: string) =>
  String((await sql.query('select id from invitation where email = $1', [email])).rows[0]?.id)
const renew = async (email: string, by: 'mail' | 'link') =>
  client.post('/api/admin/people/invitation/renew', { invitation: await idOf(email), by }, owner)
const withdraw = async (email: string) =>
  client.post('/api/admin/people/invitation/withdraw', { invitation: await idOf(email) }, owner)
const open = (secret: string) => client.post('/api/invitation/open', { secret })
const accept = (secret: string, password = 'quiet rivers bend twice', name = 'Lien Maes') =>
  client.post('/api/invitation/accept', { secret, name, password })
const GONE = { status: 404, body: { error: 'invitation-gone' } }
const LINK = /https:\/\/thrive\.example\.org\/admin\/invitation\?lang=\w\w#([\w-]{43})$/m

/** Returns the secret from the newest mail to this address, once this many have arrived. */
async function mailed(email: string, count = 1): Promise<string> {
  await expect.poll(() => smtp.mails.filter(({ to }) => to === email).length, { timeout: 10_000 }).toBe(count)
  return LINK.exec(smtp.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
}

describe('an invitation', () => {
  test('is mailed, opened, and accepted: the account has its role, and its first login', async () => {
    expect(await invite(' Lien.Maes@example.org ')).toMatchObject({ status: 200, body: { mailed: true } })
    const secret = await mailed('Lien.Maes@example.org')
    expect(await open(secret)).toMatchObject({
      body: { email: 'Lien.Maes@example.org', role: 'analyst', organisation: '', companyOnly: false },
    })
    const { status, body } = await accept(secret)
    expect(status).toBe(200)
    const token = { authorization: `Bearer ${(body as { token: string }).token}` }
    expect((await client.get('/api/admin/account', token)).body).toMatchObject({
      email: 'Lien.Maes@example.org',
      name: 'Lien Maes',
      role: 'analyst',
      lang: 'en',
    })
    expect((await client.get('/api/admin/table', token)).status).toBe(200)
    expect((await client.get('/api/admin/people', token)).status).toBe(403)
    const { rows } = await sql.query(
      'select who, what, whom, detail from audit_line where whom is not null order by id desc limit 2',
    )
    expect(rows).toEqual([
      { who: 'Lien.Maes@example.org', what: 'joined', whom: 'Lien.Maes@example.org', detail: 'analyst' },
      { who: HR.email, what: 'invited', whom: 'Lien.Maes@example.org', detail: 'analyst' },
    ])
  })

  test('speaks the language that was chosen, and names who invites and what they may', async () => {
    await invite('fr@example.org', 'author', 'fr')
    await mailed('fr@example.org')
    const mail = smtp.mails.findLast(({ to }) => to === 'fr@example.org')
    expect(mail?.text).toContain(`${HR.email} vous invite`)
    expect(mail?.text).toContain('Vous serez auteur')
    expect(mail?.html).toContain('<html lang="fr">')
  })

  test('works once, also for two who use it at the same time', async () => {
    await invite('once@example.org')
    const secret = await mailed('once@example.org')
    const statuses = (await Promise.all([accept(secret), accept(secret)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 404])
    expect(await accept(secret)).toMatchObject(GONE)
    expect(await open(secret)).toMatchObject(GONE)
  })

  test('runs out after seven days, and can be renewed', async () => {
    await invite('late@example.org')
    const secret = await mailed('late@example.org')
    const { rows } = await sql.query(
      "select extract(epoch from expires_at - now()) / 86400 as days from invitation where email = 'late@example.org'",
    )
    expect(Number(rows[0].days)).toBeCloseTo(7, 1)
    await sql.query("update invitation set expires_at = now() - interval '1 second' where email = 'late@example.org'")
    const expired = { status: 410, body: { error: 'invitation-expired' } }
    expect(await open(secret)).toMatchObject(expired)
    expect(await accept(secret)).toMatchObject(expired)
    expect(await renew('late@example.org', 'mail')).toMatchObject({ status: 200, body: { link: null } })
    const fresh = await mailed('late@example.org', 2)
    expect(await open(secret)).toMatchObject(GONE)
    expect((await accept(fresh)).status).toBe(200)
  })

  test('counts with the role that stands there when it is accepted', async () => {
    await invite('role@example.org', 'owner')
    const secret = await mailed('role@example.org')
    await sql.query("update invitation set role = 'author' where email = 'role@example.org'")
    const { body } = await accept(secret)
    const token = { authorization: `Bearer ${(body as { token: string }).token}` }
    expect((await client.get('/api/admin/account', token)).body).toMatchObject({ role: 'author' })
  })

  test('is withdrawn', async () => {
    await invite('withdrawn@example.org')
    const secret = await mailed('withdrawn@example.org')
    expect((await withdraw('withdrawn@example.org')).status).toBe(200)
    expect(await accept(secret)).toMatchObject(GONE)
    expect(await client.post('/api/admin/people/invitation/withdraw', { invitation: '999999' }, owner)).toMatchObject(
      GONE,
    )
  })

  test('is renewed by inviting again: the link before opens nothing', async () => {
    await invite('again@example.org', 'owner')
    const before = await mailed('again@example.org')
    await invite('AGAIN@example.org', 'author')
    const secret = await mailed('AGAIN@example.org')
    expect(await open(before)).toMatchObject(GONE)
    expect(await open(secret)).toMatchObject({ body: { role: 'author' } })
  })

  test('is copied as a link, said once; the mailed one opens nothing any more', async () => {
    await invite('copied@example.org')
    const before = await mailed('copied@example.org')
    const { body } = await renew('copied@example.org', 'link')
    const secret = /^\/admin\/invitation#([\w-]{43})$/.exec((body as { link: string }).link)?.[1] ?? ''
    expect(await open(before)).toMatchObject(GONE)
    expect((await accept(secret)).status).toBe(200)
  })

  test('that was copied meanwhile is not mailed over', async () => {
    const broken = await startSmtp({ onRcptTo: (_address, _session, done) => done(new Error('busy')) })
    const own = await buildHrServer(mailSettings(broken.url))
    await own.client.post(
      '/api/admin/people/invite',
      { email: 'slow@example.org', role: 'owner', lang: 'nl' },
      own.token,
    )
    const { rows } = await own.sql.query('select id from invitation')
    const renewed = await own.client.post(
      '/api/admin/people/invitation/renew',
      { invitation: String(rows[0].id), by: 'link' },
      own.token,
    )
    const { link } = renewed.body as { link: string }
    await own.sql.query('update graphile_worker._private_jobs set run_at = now()')
    await wait(1500)
    const secret = link.slice('/admin/invitation#'.length)
    expect((await own.client.post('/api/invitation/open', { secret })).status).toBe(200)
  })

  test('needs an address that nobody has an account with', async () => {
    await buildMember({ client, url }, 'member@example.org', 'author')
    expect(await invite('Member@example.org')).toMatchObject({ status: 409, body: { error: 'already-member' } })
    expect(await invite('nobody')).toMatchObject({ status: 400, body: { error: 'invalid-email' } })
    expect((await invite('x@example.org', 'king')).status).toBe(400)
  })

  test('of somebody who got an account in another way waits for nobody', async () => {
    await invite('both@example.org')
    const secret = await mailed('both@example.org')
    await buildMember({ client, url }, 'both@example.org', 'author')
    expect(await accept(secret)).toMatchObject({ status: 409, body: { error: 'already-member' } })
    const { body } = await client.get('/api/admin/people', owner)
    const { invitations } = body as { invitations: { email: string }[] }
    expect(invitations.map(({ email }) => email)).not.toContain('both@example.org')
  })

  test('asks for a name, and for a password that is long and not common', async () => {
    await invite('tom.peeters@example.org')
    const secret = await mailed('tom.peeters@example.org')
    expect(await accept(secret, 'quiet rivers bend twice', '  ')).toMatchObject({ status: 400 })
    expect(await accept(secret, 'short')).toMatchObject({ body: { error: 'weak-password' } })
    expect(await accept(secret, 'passwordpassword')).toMatchObject({ body: { error: 'common-password' } })
    expect(await accept(secret, 'Tom.Peeters-2026')).toMatchObject({ body: { error: 'common-password' } })
    expect((await accept(secret, undefined, ' Tom ')).status).toBe(200)
  })

  test('is stored without its secret, in the table and in the job', async () => {
    await invite('hash@example.org')
    const secret = await mailed('hash@example.org')
    const { rows } = await sql.query(
      "select (select json_agg(i)::text from invitation i) || coalesce((select json_agg(j)::text from graphile_worker._private_jobs j), '') as all",
    )
    expect(rows[0].all).not.toContain(secret)
    expect(rows[0].all).not.toContain(Buffer.from(secret).toString('hex'))
  })
})

test('without mail, an owner hands the link over', async () => {
  const own = await buildHrServer()
  const invited = await own.client.post(
    '/api/admin/people/invite',
    { email: 'hand@example.org', role: 'analyst', lang: 'en' },
    own.token,
  )
  expect(invited.body).toMatchObject({ mailed: false })
  const { invitation } = invited.body as { invitation: number }
  const { body } = await own.client.post(
    '/api/admin/people/invitation/renew',
    { invitation: String(invitation), by: 'mail' },
    own.token,
  )
  const secret = (body as { link: string }).link.slice('/admin/invitation#'.length)
  const fields = { secret, name: 'Hand', password: 'quiet rivers bend twice' }
  expect((await own.client.post('/api/invitation/accept', fields)).status).toBe(200)
})

test('where only the company lets people in, an invitation makes no password', async () => {
  await invite('company@example.org')
  const secret = await mailed('company@example.org')
  await sql.query(
    "insert into company_sign_in (is_on, issuer, client_id, is_only_way) values (true, 'https://id.example.org', 'thrive', true)",
  )
  expect(await open(secret)).toMatchObject({ body: { companyOnly: true } })
  expect(await accept(secret)).toMatchObject({ status: 403, body: { error: 'company-only' } })
  await sql.query('delete from company_sign_in')
})
