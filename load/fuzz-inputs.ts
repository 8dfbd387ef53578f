import type { Call } from '@thrive/contract'

/** What a caller might send: right, nearly right, and hostile. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🎉'.repeat(500),
  'x'.repeat(100_000),
  "' or 1=1 --",
  '"; drop table session; --',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '{"__proto__":{"admin":true}}',
  '%00%ff',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  'NaN',
  'true',
  'null',
  '[]',
  '[[[[[[[[[[]]]]]]]]]]',
  `[${'1,'.repeat(5_000)}1]`,
  '\r\nSet-Cookie: a=b',
]

const SENSIBLE: Record<string, string[]> = {
  email: ['team@example.org', 'TEAM@example.org ', 'nobody', 'a@b'],
  versionSlug: ['v1', 'v2', 'v3', 'V1'],
  slug: ['v1', 'v2', 'all', 'plan'],
  from: ['1', '2', '40', '41', '9999'],
  name: ['The Quarks', 'abc', 'x'.repeat(81)],
  type: ['experience', 'relevant', 'other'],
  score: ['0', '4', '5', '-1'],
  answers: [
    '[{"question_id":1,"value":50}]',
    '[{"question_id":1,"value":50,"at":99999999999999999999}]',
    '[{"question_id":2,"value":"text","at":5}]',
    '[{"question_id":2,"value":null}]',
    '[{"question_id":28,"value":["Trust","Connect","Inspire"]}]',
    '{"question_id":1}',
    '[{"question_id":1,"value":{"$gt":""}}]',
  ],
  password: ['wrong', 'another wrong one'],
  format: ['csv', 'xlsx', 'exe'],
  version: ['v1', 'v2', 'v9'],
  from_date: ['2026-01-01', '2026-13-45'],
  limit: ['1', '200', '100000'],
  sort: ['finished', 'name', 'email', 'version', 'password_hash'],
}

export type Random = () => number
const pick = <T>(list: readonly T[], random: Random) => list[Math.floor(random() * list.length)] as T

export function valueFor(field: string, known: string[], random: Random): string {
  const dice = random()
  if (field === 'uuid' && dice < 0.6) return pick(known, random)
  const sensible = Object.hasOwn(SENSIBLE, field) ? SENSIBLE[field] : undefined
  if (sensible && dice < 0.65) return pick(sensible, random)
  return pick(HOSTILE, random)
}

export interface FuzzedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: FormData | URLSearchParams | string
}

/** One request for a call of the contract; fields may be missing, doubled or not the call's at all. */
export function requestFor(name: string, call: Call, known: string[], random: Random): FuzzedRequest {
  const [method = 'GET', template = ''] = name.split(' ')
  const path = template.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(toWellFormed(valueFor(field, known, random))),
  )
  const headers: Record<string, string> = random() < 0.97 ? { 'X-Requested-With': 'XMLHttpRequest' } : {}
  if (call.access === 'hr' && random() < 0.7)
    headers.Authorization = `Bearer ${latin(valueFor('token', known, random))}`
  const query = new URLSearchParams()
  for (const field of Object.keys(call.query?.shape ?? {}))
    if (random() < 0.5) query.set(field, toWellFormed(valueFor(field, known, random)))
  const address = query.size > 0 ? `${path}?${query}` : path
  if (method === 'GET') return { method, path: address, headers }
  return { method, path: address, headers, ...bodyFor(call, known, random, headers) }
}

function bodyFor(
  call: Call,
  known: string[],
  random: Random,
  headers: Record<string, string>,
): Pick<FuzzedRequest, 'body'> {
  const fields = [...Object.keys(call.body?.shape ?? {}), ...(random() < 0.1 ? ['__proto__', 'extra'] : [])]
  const dice = random()
  if (dice < 0.03) return {}
  if (dice < 0.06) {
    headers['Content-Type'] = pick(['application/json', 'text/plain', 'multipart/form-data', 'application/xml'], random)
    return { body: pick(HOSTILE, random) }
  }
  const body = dice < 0.5 ? new URLSearchParams() : new FormData()
  for (const field of fields) {
    if (random() < 0.05) continue
    const value = toWellFormed(valueFor(field, known, random))
    if (body instanceof FormData && (field === call.file || random() < 0.02))
      body.append(field, new Blob([value]), 'photo.png')
    else body.append(field, value)
    if (random() < 0.03) body.append(field, value)
  }
  return { body }
}

const toWellFormed = (text: string) => text.toWellFormed()
/** What a header can hold at all. */
const latin = (text: string) => text.replace(/[^\x21-\x7e]/g, '').slice(0, 500) || 'x'
