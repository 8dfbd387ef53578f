import { expect, test } from 'vitest'
import { buildHrServer, HR } from './build.ts'

const { client, sql, token } = await buildHrServer()

const post = async (path: string, fields: Record<string, string>) =>
  (await client.post(`/api/admin/round/${path}`, fields, token)).body as Record<string, unknown>
const read = async (path: string) => (await client.get(`/api/admin/${path}`, token)).body

/** A round of six leaders, and the id of each by the name in the address. */
async function buildRound() {
  const fields = { name: 'Autumn', versionSlug: 'v2', lang: 'en', sends: '', closes: '2099-12-18', reminders: '[]' }
  const round = String((await post('save', { ...fields, message: '' })).round)
  const names = ['fine', 'refused', 'unknown', 'back', 'quiet', 'done']
  await post('invite', { round, text: names.map((name) => `${name}@example.org`).join('\n') })
  await post('plan', { round })
  const { rows } = await sql.query('select id, email from invitee where round_id = $1', [round])
  const ids = new Map(rows.map(({ id, email }) => [email.split('@')[0] as string, id as number]))
  return { round, idOf: (name: string) => ids.get(name) as number }
}

test('mail that needs a person is counted and listed by its reason; a team that has finished needs none', async () => {
  const { round, idOf } = await buildRound()
  const { rows } = await sql.query(
    "insert into mailing (round_id, kind, at, state) values ($1, 'invitation', now(), 'sent') returning id",
    [round],
  )
  const mail = (name: string, state: string) =>
    sql.query('insert into invitee_mail (mailing_id, invitee_id, state, done_at) values ($1, $2, $3, now())', [
      rows[0].id,
      idOf(name),
      state,
    ])
  await mail('fine', 'sent')
  await mail('refused', 'failed')
  await mail('unknown', 'uncertain')
  await mail('back', 'failed')
  await mail('done', 'failed')
  await post('invitee/returned', { invitee: String(idOf('back')), returned: 'true' })
  await sql.query('update invitee set stopped_at = now() where id = $1', [idOf('quiet')])
  await sql.query('update invitee set stage = 3 where id = $1', [idOf('done')])

  expect(await read(`round/mail/${round}`)).toEqual({
    needs: { uncertain: 1, failed: 1, returned: 1, stopped: 1 },
    // This server sends no mail.
    may_remind: { invited: 0, opened: 0, started: 0 },
    pauses: [],
    copied: 0,
    since: expect.any(String),
    per_minute: 60,
  })
  const listed = async (need: string) =>
    ((await read(`round/invitees/${round}?mail=${need}`)) as { invitees: { email: string }[] }).invitees.map(
      ({ email }) => email,
    )
  expect(await listed('uncertain')).toEqual(['unknown@example.org'])
  expect(await listed('failed')).toEqual(['refused@example.org'])
  expect(await listed('returned')).toEqual(['back@example.org'])
  expect(await listed('stopped')).toEqual(['quiet@example.org'])
  const all = (await read(`round/invitees/${round}`)) as { invitees: Record<string, unknown>[] }
  const factsOf = (name: string) => {
    const { mail, mails, mail_at, mail_by } = all.invitees.find(({ id }) => id === idOf(name)) ?? {}
    return { mail, mails, dated: mail_at !== null, mail_by }
  }
  expect(factsOf('fine')).toEqual({ mail: 'sent', mails: 1, dated: true, mail_by: null })
  // A refused mail does not count for the three.
  expect(factsOf('refused')).toEqual({ mail: 'failed', mails: 0, dated: true, mail_by: null })
  expect(factsOf('back')).toEqual({ mail: 'returned', mails: 0, dated: true, mail_by: HR.email })
  expect(factsOf('quiet')).toEqual({ mail: 'stopped', mails: 0, dated: true, mail_by: null })
  expect(await client.get('/api/admin/round/mail/999999', token)).toMatchObject({
    status: 404,
    body: { error: 'no-round' },
  })
})

test('a copied link is counted and dated, until the address is corrected', async () => {
  const { round, idOf } = await buildRound()
  const invitee = String(idOf('fine'))
  const copies = async () => {
    const { copied } = (await read(`round/mail/${round}`)) as { copied: number }
    const { invitees } = (await read(`round/invitees/${round}`)) as { invitees: { copied_at: string | null }[] }
    return { copied, dated: invitees.filter(({ copied_at }) => copied_at !== null).length }
  }
  expect(await copies()).toEqual({ copied: 0, dated: 0 })
  await post('invitee/link', { invitee })
  await post('invitee/link', { invitee })
  expect(await copies()).toEqual({ copied: 1, dated: 1 })
  await post('invitee/correct', { invitee, email: 'finer@example.org' })
  expect(await copies()).toEqual({ copied: 0, dated: 0 })
})

test('the list of rounds brings what the mail says of each workshop', async () => {
  const { workshops } = (await read('rounds')) as { workshops: { slug: string; look: string; minutes: number }[] }
  expect(workshops.map(({ slug, look }) => [slug, look])).toEqual([
    ['v1', 'game'],
    ['v2', 'lab'],
  ])
  for (const { minutes } of workshops) expect(minutes).toBeGreaterThan(60)
})
