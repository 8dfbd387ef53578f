import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hashOnThreadPool, MAX_PASSWORDS_WAITING, THREADS } from '../src/http/thread-pool.ts'
import { buildHrServer, HR } from './build.ts'

const { client, token, sql } = await buildHrServer()
const login = (password = HR.password) => client.post('/api/admin/login', { email: HR.email, password })
const upload = async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e9488' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' })
  return [
    await client.post('/api/session/photo', { uuid: await client.start(), photo: file }),
    await client.post('/api/admin/organisation/logo', { logo: file }, token),
  ]
}

/** Occupies every slot until released. */
function occupy(places: number) {
  const ending = Promise.withResolvers<void>()
  const held = Array.from({ length: places }, () => hashOnThreadPool(() => ending.promise))
  return async () => {
    ending.resolve()
    await Promise.all(held)
  }
}

test('one thread of the pool is always left for files', () => {
  expect(THREADS).toBeGreaterThan(0)
  expect(THREADS).toBeLessThan(Number(process.env.UV_THREADPOOL_SIZE ?? 4))
})

test('passwords are told to come back when their queue is full; pictures wait for the same threads', async () => {
  const end = occupy(THREADS + MAX_PASSWORDS_WAITING)
  const busy = { status: 503, body: { error: 'busy' }, headers: { 'retry-after': '2' } }
  expect(await login()).toMatchObject(busy)
  let isUploaded = false
  const uploading = upload().finally(() => (isUploaded = true))
  await expect.poll(async () => (await client.get('/api/version/all')).status).toBe(200)
  expect(isUploaded).toBe(false)
  await end()
  for (const answer of [await login(), ...(await uploading)]) expect(answer.status).toBe(200)
})

test('an attempt that was not judged counts as none', async () => {
  const end = occupy(THREADS + MAX_PASSWORDS_WAITING)
  for (let n = 0; n < 5; n++) expect((await login('not the password')).status).toBe(503)
  await end()
  const { rows } = await sql.query('select max(attempts) as attempts from login_attempt')
  expect(Number(rows[0].attempts)).toBe(0)
  expect((await sql.query("select 1 from audit_line where what = 'sign_in_failed'")).rowCount).toBe(0)
})
