/**
 * Black-box check of every call in the specification, over HTTP alone.
 * usage: HR_EMAIL=… HR_PASSWORD=… npm run acceptance -- http://127.0.0.1:PORT
 * It needs an HR account with those credentials; it creates its own team sessions, and joins twelve phones from one
 * address, so limits on joining must be off or as they are shipped.
 */
import assert from 'node:assert/strict'
import {
  type Answer,
  advance,
  answersOf,
  bearer,
  check,
  get,
  getAs,
  hr,
  json,
  listen,
  nobody,
  position,
  post,
  postUrlencoded,
  runChecks,
  save,
  saveValues,
  start,
  unique,
  xhr,
} from './acceptance-client.ts'

interface Group {
  id: number
  page: number
  title: string
  timer_length: number
  questions: { id: number; question_id: number; type: string }[]
}
interface Row {
  uuid: string
  version_slug: string
  name: string | null
  finished: string
  email: string
}

// a real 2x2 png
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGM4EWCjUbGAAUIBACSKBSlU0HLjAAAAAElFTkSuQmCC',
  'base64',
)

check('versions: v1 and v2 with names', async () => {
  const versions: { slug: string; name: string }[] = await json(await get('/api/version/all'))
  assert.deepEqual(versions.map((v) => v.slug).sort(), ['v1', 'v2'])
  for (const v of versions) assert.ok(v.name.length > 0)
})
check('create: a random uuid, position 1', async () => {
  const uuid = await start('v1')
  assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(await position(uuid), 1)
})
check('create: url-encoded forms work too', async () => {
  const body = await json(await postUrlencoded('/api/session/create', { email: unique(), versionSlug: 'v2' }))
  assert.ok(body.uuid)
})
check('create: the same e-mail resumes, whatever its case and outer spaces; another version does not', async () => {
  const email = unique()
  const uuid = await start('v2', email)
  await advance(uuid, 3)
  assert.equal(await start('v2', `  ${email.toUpperCase()} `), uuid)
  assert.equal(await position(uuid), 4)
  assert.notEqual(await start('v1', email), uuid)
})
check('create: after its download page is reached, a new session starts', async () => {
  const email = unique()
  const v1 = await start('v1', email)
  await advance(v1, 39)
  assert.notEqual(await start('v1', email), v1)
  const v2 = await start('v2', email)
  await advance(v2, 39)
  assert.equal(await start('v2', email), v2)
  await advance(v2, 1)
  assert.notEqual(await start('v2', email), v2)
})
check('create: bad e-mails and bad versions are 400', async () => {
  for (const email of ['', 'nobody', 'a b@example.org', 'a@b c.org', '@example.org', `${'x'.repeat(250)}@example.org`])
    await json(await post('/api/session/create', { email, versionSlug: 'v1' }), 400)
  for (const versionSlug of ['', 'v3', '../v1', 'V1 '])
    await json(await post('/api/session/create', { email: unique(), versionSlug }), 400)
  await json(await post('/api/session/create', {}), 400)
})
check('state-changing calls without X-Requested-With are 403', async () => {
  await json(await post('/api/session/create', { email: unique(), versionSlug: 'v1' }, {}), 403)
})
check('questions: v1 has groups 1 to 9 on their pages, 18 questions', async () => {
  const groups: Group[] = await json(await get(`/api/question/${await start('v1')}`))
  assert.deepEqual(
    groups.map((g) => `${g.id} on ${g.page}`).join(', '),
    '1 on 8, 2 on 10, 3 on 15, 4 on 17, 5 on 22, 6 on 24, 7 on 27, 8 on 28, 9 on 29',
  )
  assert.deepEqual(
    groups.flatMap((g) => g.questions.map((q) => q.id)).sort((a, b) => a - b),
    Array.from({ length: 18 }, (_, i) => i + 1),
  )
  const type = new Map(groups.flatMap((g) => g.questions.map((q) => [q.question_id ?? q.id, q.type])))
  for (const id of [1, 4, 7]) assert.equal(type.get(id), 'slider')
  for (const id of [2, 3, 5, 6, 8, 9]) assert.equal(type.get(id), 'text')
  for (const id of [10, 11, 12, 13, 14, 15, 16, 17, 18]) assert.equal(type.get(id), 'revisit')
  for (const g of groups) assert.ok(g.title?.length > 0, `group ${g.id} has a title`)
})
check('questions: v2 has groups 10 to 19 on their pages', async () => {
  const groups: Group[] = await json(await get(`/api/question/${await start('v2')}`))
  assert.deepEqual(
    groups.map((g) => `${g.id} on ${g.page}`).join(', '),
    '10 on 2, 11 on 11, 12 on 17, 13 on 24, 14 on 29, 19 on 30, 15 on 32, 16 on 33, 17 on 34, 18 on 35',
  )
  const type = new Map(groups.flatMap((g) => g.questions.map((q) => [q.question_id ?? q.id, q.type])))
  for (const id of [19, 20, 21]) assert.equal(type.get(id), 'slider')
  assert.equal(type.get(26), 'multiple')
  assert.equal(type.get(27), 'multiple')
  assert.equal(type.get(28), 'ranking')
  assert.equal(type.get(32), 'yesno')
  assert.equal(type.get(33), 'text')
  assert.equal(groups.find((g) => g.id === 14)?.timer_length, 900)
  for (const id of [11, 12, 13]) assert.deepEqual(groups.find((g) => g.id === id)?.questions, [])
})
check('answers: every type is saved and comes back in its wire form', async () => {
  const uuid = await start('v2')
  await saveValues(uuid, {
    19: 64,
    26: ['Connect', 'Trust'],
    27: ['Empathy', 'others=Laughing – été, Łódź, Ελλάδα 🎉'],
    28: ['Trust', 'Connect', 'Inspire'],
    32: 'Yes',
    33: '3-1-2',
    25: '12:34',
    31: '2027-01-31',
  })
  const a = await answersOf(uuid)
  assert.equal(String(a.get(19)), '64')
  assert.deepEqual(JSON.parse(a.get(26) ?? ''), ['Connect', 'Trust'])
  assert.deepEqual(JSON.parse(a.get(27) ?? ''), ['Empathy', 'others=Laughing – été, Łódź, Ελλάδα 🎉'])
  assert.deepEqual(JSON.parse(a.get(28) ?? ''), ['Trust', 'Connect', 'Inspire'])
  assert.equal(a.get(32), 'Yes')
  assert.equal(a.get(25), '12:34')
  assert.equal(a.get(31), '2027-01-31')
})
check('answers: a save changes what it names and keeps the rest', async () => {
  const uuid = await start('v1')
  await saveValues(uuid, { 1: 30, 2: 'first' })
  await saveValues(uuid, { 2: 'second' })
  const a = await answersOf(uuid)
  assert.equal(String(a.get(1)), '30')
  assert.equal(a.get(2), 'second')
})
check('answers: what does not fit is 400 and changes nothing', async () => {
  const uuid = await start('v2')
  await saveValues(uuid, { 19: 40 })
  const bad = [
    [{ question_id: 19, value: 0 }],
    [{ question_id: 19, value: 101 }],
    [{ question_id: 19, value: 'many' }],
    [{ question_id: 1, value: 50 }],
    [{ question_id: 999, value: 'x' }],
    [{ question_id: 32, value: 'Maybe' }],
    [{ question_id: 28, value: ['Trust', 'Trust', 'Connect'] }],
    [{ question_id: 26, value: ['Money'] }],
    [{ question_id: 31, value: 'tomorrow' }],
    [{ question_id: 33, value: 'x'.repeat(5001) }],
    { question_id: 19, value: 50 },
    [
      { question_id: 19, value: 55 },
      { question_id: 999, value: 'x' },
    ],
  ]
  for (const answers of bad) await json(await save(uuid, answers), 400)
  await json(await post('/api/answer/set', { uuid, answers: '{not json' }), 400)
  await json(await post('/api/answer/set', { uuid }), 400)
  assert.equal(String((await answersOf(uuid)).get(19)), '40')
})
check('next: advances by one and answers the position; repeating it with from does not skip', async () => {
  const uuid = await start('v1')
  assert.equal(await json(await post('/api/session/next', { uuid })), 2)
  const twice = await Promise.all(
    [1, 2, 3, 4].map(() => post('/api/session/next', { uuid, from: '2' }).then((r) => json(r))),
  )
  assert.deepEqual(twice, [3, 3, 3, 3])
  assert.equal(await position(uuid), 3)
})
check('results: the three scores, 50 when missing', async () => {
  const v1 = await start('v1')
  assert.deepEqual(await json(await get(`/api/session/results/${v1}`)), { trust: 50, connect: 50, inspire: 50 })
  await saveValues(v1, { 1: 81, 4: 62 })
  assert.deepEqual(await json(await get(`/api/session/results/${v1}`)), { trust: 62, connect: 81, inspire: 50 })
  const v2 = await start('v2')
  await saveValues(v2, { 20: 11, 21: 22 })
  assert.deepEqual(await json(await get(`/api/session/results/${v2}`)), { trust: 11, connect: 50, inspire: 22 })
})
check('name: true; too short is 400', async () => {
  const uuid = await start('v2')
  assert.equal(await json(await post('/api/session/name', { uuid, name: 'The Quarks' })), true)
  for (const name of ['', 'abc', '   ab   ', 'x'.repeat(81)])
    await json(await post('/api/session/name', { uuid, name }), 400)
})
check('opinion: two types, scores 0 to 4, the last one counts', async () => {
  const uuid = await start('v2')
  for (const score of ['0', '4']) await json(await post('/api/opinion/set', { uuid, type: 'experience', score }))
  await json(await post('/api/opinion/set', { uuid, type: 'relevant', score: '2' }))
  for (const fields of [
    { type: 'experience', score: '5' },
    { type: 'experience', score: '-1' },
    { type: 'other', score: '1' },
    { type: 'relevant', score: '1.5' },
  ])
    await json(await post('/api/opinion/set', { uuid, ...fields }), 400)
})
check('photo: a png goes in and an image comes out; what is no image is refused', async () => {
  const uuid = await start('v1')
  assert.equal((await get(`/photo/${uuid}`)).status, 404)
  await json(await post('/api/session/photo', { uuid, photo: new File([png], 'photo.png', { type: 'image/png' }) }))
  const photo = await get(`/photo/${uuid}`)
  assert.equal(photo.status, 200)
  assert.match(photo.headers.get('content-type') ?? '', /^image\//)
  assert.equal(photo.headers.get('x-content-type-options'), 'nosniff')
  const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'photo.png', {
    type: 'image/png',
  })
  await json(await post('/api/session/photo', { uuid, photo: script }), 400)
  await json(await post('/api/session/photo', { uuid }), 400)
})
check('a uuid that opens nothing is 401 on every team call; a malformed one never 500', async () => {
  for (const path of [`/api/question/`, `/api/answer/`, `/api/session/question/`, `/api/session/results/`]) {
    await json(await get(path + nobody), 401)
    const odd = await get(`${path}not-a-uuid`)
    assert.ok([400, 401, 404].includes(odd.status), `${path} answered ${odd.status}`)
  }
  await json(await save(nobody, [{ question_id: 1, value: 50 }]), 401)
  await json(await post('/api/session/next', { uuid: nobody }), 401)
  await json(await post('/api/session/name', { uuid: nobody, name: 'Ghosts' }), 401)
  await json(await post('/api/opinion/set', { uuid: nobody, type: 'relevant', score: '1' }), 401)
  assert.equal((await get(`/photo/${nobody}`)).status, 404)
})
check('admin: wrong credentials are 401, and so are calls without or with a made-up token', async () => {
  await json(await post('/api/admin/login', { email: hr.email, password: `${hr.password}x` }), 401)
  await json(await post('/api/admin/login', { email: `x${hr.email}`, password: hr.password }), 401)
  await json(await get('/api/admin/table'), 401)
  await json(await get('/api/admin/table', bearer('made-up')), 401)
  await json(await get(`/api/admin/single/${nobody}`), 401)
})
check('admin: the table lists finished sessions, newest first, and a single result is whole', async () => {
  const { token } = await json(await post('/api/admin/login', { email: hr.email, password: hr.password }))
  const email = unique()
  const uuid = await start('v2', email)
  await saveValues(uuid, { 19: 77, 28: ['Inspire', 'Trust', 'Connect'] })
  const table = async (): Promise<Row[]> =>
    (await json(await get('/api/admin/table', bearer(token)))).dashboard_table_data
  const listed = async () => (await table()).find((row) => row.uuid === uuid)
  assert.equal(await listed(), undefined, 'an unfinished session is not listed')
  await advance(uuid, 36)
  const before = await listed()
  assert.ok(before)
  assert.equal(before.version_slug, 'v2')
  assert.equal(before.email, email)
  assert.ok(!before.name)
  assert.ok(Math.abs(Date.parse(before.finished) - Date.now()) < 60_000)
  await json(await post('/api/session/name', { uuid, name: 'Team Łódź' }))
  await json(await post('/api/opinion/set', { uuid, type: 'relevant', score: '3' }))
  assert.equal((await listed())?.name, 'Team Łódź')
  const rows = await table()
  const times = rows.map((row) => Date.parse(row.finished))
  assert.deepEqual(
    times,
    [...times].sort((a, b) => b - a),
  )
  const single = await json(await get(`/api/admin/single/${uuid}`, bearer(token)))
  assert.equal(single.version.slug, 'v2')
  assert.equal(single.name, 'Team Łódź')
  assert.deepEqual(single.opinions, [{ type: 'relevant', score: 3 }])
  assert.ok(single.answers.some((a: Answer) => a.question_id === 19 && String(a.value) === '77'))
  assert.equal((await get(`/api/question/${uuid}`, bearer(token))).status, 200)
})
check('every page of the product answers with the app; unknown api paths are 404 json', async () => {
  for (const path of [
    '/',
    '/version/v1',
    '/version/v2',
    `/survey/v1/${nobody}`,
    `/results/v2/${nobody}`,
    `/download/${nobody}`,
    '/admin',
    '/admin/dashboard',
    `/admin/${nobody}`,
    '/somewhere/else',
  ]) {
    const page = await getAs(path, { Accept: 'text/html' })
    assert.equal(page.status, 200, path)
    assert.match(page.headers.get('content-type') ?? '', /text\/html/)
    assert.ok(page.headers.get('content-security-policy'), 'a content security policy')
  }
  const api = await get('/api/nothing')
  assert.equal(api.status, 404)
  assert.match(api.headers.get('content-type') ?? '', /json/)
})

check('languages: the same questions in other words, and the values of answers stay', async () => {
  const groupsIn = async (lang: string): Promise<Group[]> => {
    const uuid = await start('v2', unique(), { lang })
    await saveValues(uuid, { 28: ['Trust', 'Connect', 'Inspire'] })
    return json(await get(`/api/question/${uuid}`))
  }
  const [english, dutch, french] = await Promise.all(['en', 'nl', 'fr'].map(groupsIn))
  const ids = (groups?: Group[]) => groups?.flatMap((g) => [g.id, ...g.questions.map((q) => q.id)])
  const titles = (groups?: Group[]) => groups?.map((g) => g.title).join()
  assert.deepEqual([ids(dutch), ids(french)], [ids(english), ids(english)])
  assert.equal(new Set([english, dutch, french].map(titles)).size, 3)
})
check('room: phones join, follow the page, give their scores, and see nothing before the reveal', async () => {
  const uuid = await start('v2')
  const room = (name: string, fields = {}) => post(`/api/room/${name}`, { uuid, ...fields })
  const { code } = await json(await room('open'))
  const cookies: string[] = []
  for (let nth = 0; nth < 12; nth++) {
    const joined = await post('/api/seat/join', { code })
    await json(joined)
    cookies.push(joined.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  const phones = await Promise.all(cookies.map((Cookie) => listen('/api/seat/live', { Cookie })))
  const screen = await listen(`/api/room/live/${uuid}`)
  await json(await room('show', { page: '2' }))
  await json(await room('ask', { key: 'q19' }))
  await Promise.all(phones.map((phone) => phone.until((state) => state.asked?.key === 'q19')))
  for (const [nth, Cookie] of cookies.entries())
    await json(await post('/api/seat/give', { key: 'q19', value: String(60 + nth) }, { ...xhr, Cookie }))
  const { tally } = await screen.until((state) => state.asked?.given === cookies.length)
  assert.equal(tally, null)
  await json(await room('reveal', { key: 'q19' }))
  const revealed = await screen.until((state) => state.tally?.key === 'q19')
  assert.equal(revealed.tally.average, 66)
  await json(await room('close'))
  await Promise.all(phones.map((phone) => phone.until((state) => state.ended)))
})

await runChecks()
