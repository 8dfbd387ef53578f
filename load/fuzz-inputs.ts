import { loadWorkshops } from '@thrive/content'
import type { Call } from '@thrive/contract'
import { type Question, valuesOf } from '@thrive/domain'
import { hostileBody } from './fuzz-bodies.ts'
import { HOSTILE, HOSTILE_HEADERS, HOSTILE_PATHS, latin, METHODS } from './fuzz-hostile.ts'
import { LOOK_BACK_FIELDS } from './fuzz-look-back.ts'
import { PROGRAM_FIELDS } from './fuzz-program.ts'
import { pick, type Random } from './fuzz-random.ts'
import { ROUND_FIELDS } from './fuzz-round.ts'
import { STUDIO_INPUTS, type StudioKnown } from './fuzz-studio.ts'

/** What a caller may know: its own session, and what the server sent it. */
export interface Known extends StudioKnown {
  uuid: string
  /** Part of every text of the session, so that a leak can be recognised. */
  mark: string
  token: string
  hr: { email: string; password: string }
  photos: Uint8Array[]
  ticket?: string
  /** The room's code, the cookies of its seats, and the last secret of a link. */
  code: string
  seats: string[]
  /** Opens the look-back of a session that all lanes share, whose words carry no mark. */
  lookBack: string
  /** Makes a phone the leader's remote. */
  pairing?: string
  /** Makes a member of HR. */
  joining?: string
  /** The room's latest question. */
  asked?: string
  /** The mark of a session that HR found. */
  found?: string
  /** The ids of a member of HR and of an invitation. */
  person?: string
  invitation?: string
  cursor?: string
  /** The key of the organisation's logo. */
  logo?: string
  /** The id of a file with everything, and what has to be typed to erase the organisation. */
  takeOut?: string | undefined
  word?: string
  /** The names of the organisation's own files, and the id of an upload. */
  files: string[]
  upload: string
  /** The id of a login of HR. */
  login?: string
  /** The ids of a round, an invitee and a mailing, and the secret of a link. */
  round?: string
  invitee?: string
  mailing?: string
  link?: string
  /** The ids of a token and a webhook. */
  apiToken?: string
  webhook?: string
}

const QUESTIONS = loadWorkshops().flatMap(({ survey }) => survey.flatMap(({ group }) => group?.questions ?? []))

/** Valid or nearly valid values for every field of the contract that can be valid at all. */
const SENSIBLE: Record<string, (known: Known, random: Random) => string> = {
  ...STUDIO_INPUTS,
  uuid: ({ uuid }) => uuid,
  session: ({ uuid }) => uuid,
  takeOut: ({ takeOut }, random) => pick([takeOut ?? '1', '999999', '-1'], random),
  count: (_, random) => pick(['true', '', 'maybe'], random),
  ticket: ({ ticket, preview }, random) => pick([ticket ?? 'none', preview ?? 'none'], random),
  cursor: ({ cursor }) => cursor ?? '',
  email: ({ mark, hr }, random) =>
    pick([`${mark}@example.org`, ` ${mark}@EXAMPLE.org`, hr.email, hr.email, 'nobody', 'a@b'], random),
  password: ({ hr }, random) => pick([hr.password, hr.password, 'wrong'], random),
  // The right password would end the logins of all lanes.
  current: ({ hr }, random) => pick([hr.password, 'wrong', 'wrong', 'wrong', 'wrong'], random),
  next: ({ hr }, random) => pick([hr.password, 'short'], random),
  versionSlug: (_, random) => pick(['v1', 'v2', 'v3', 'V1'], random),
  slug: (_, random) => pick(['v1', 'v2', 'all', 'plan'], random),
  from: (_, random) => pick(['1', '2', '40', '9999', '2026-01-01', '2026-13-45', '0001-01-01', '9999-12-31'], random),
  to: ({ mark }, random) => pick(['2026-12-31', '2026-02-30', '275760-09-13', `meant.${mark}@example.org`], random),
  mark: ({ found }) => found ?? 'none',
  name: ({ mark }, random) => pick([`${mark} team`, `${mark} team`, 'abc', 'x'.repeat(81)], random),
  type: (_, random) => pick(['experience', 'relevant', 'other'], random),
  score: (_, random) => pick(['0', '4', '5', '-1', '1.5'], random),
  answers: ({ mark }, random) => JSON.stringify(Array.from({ length: 1 + random() * 4 }, () => answerOf(mark, random))),
  states: (_, random) =>
    pick(['["invited"]', '["opened","started"]', '[]', '[{"question_id":10,"state":"done"}]', '{}'], random),
  question_id: (_, random) => pick(['10', '29', '999'], random),
  lang: (_, random) => pick(['en', 'nl', 'fr', 'de'], random),
  code: ({ code }, random) => pick([code, code.toLowerCase(), 'KMN482', crypto.randomUUID(), '1234 5678'], random),
  id: ({ login, upload }, random) => pick([login ?? '1', '1', upload, '99999999999999999999', '-1'], random),
  here: (_, random) => pick(['true', 'false', 'false', 'false', 'maybe'], random),
  secret: ({ pairing, joining, link }, random) => pick([pairing ?? 'none', joining ?? 'none', link ?? 'none'], random),
  key: ({ logo, asked, lookBack }, random) =>
    pick(
      [
        lookBack,
        lookBack,
        lookBack,
        ...(logo ? [logo, logo, logo] : []),
        ...(asked ? [asked, asked, asked] : []),
        '14',
        'settings',
        'q1',
        'q19',
        'vote-7',
        'relevant',
        'q2',
        'vote-1',
        crypto.randomUUID(),
      ],
      random,
    ),
  timeZone: (_, random) => pick(['Europe/Amsterdam', 'Europe/Atlantis'], random),
  retentionMonths: (_, random) => pick(['', '24', '0', '999'], random),
  contact: (_, random) => pick(['', 'privacy@example.org', 'nobody'], random),
  // All lanes start sessions with addresses of this domain.
  domains: (_, random) => pick(['', 'example.org', 'example.org, nowhere'], random),
  support: (_, random) => pick(['{}', '{"v2":"help@example.org"}', '{"v2":""}', '{"v2":1}'], random),
  value: (_, random) =>
    pick(
      ['50', '4', 'trust', '["Trust"]', '101', '-1', `"Fuzzed ${random()}"`, `"Fuzzed ${random()}"`, 'null'],
      random,
    ),
  person: ({ person }, random) => pick([person ?? '999', person ?? '999', '9999999999', '-1'], random),
  role: (_, random) => pick(['owner', 'analyst', 'viewer', 'author', 'king'], random),
  invitation: ({ invitation }, random) => pick([invitation ?? '998', invitation ?? '998', '999'], random),
  by: (_, random) => pick(['mail', 'link', 'pigeon'], random),
  wish: (_, random) => pick(['next', 'timer-play', 'dance'], random),
  locked: (_, random) => pick(['true', 'false', 'false', 'maybe'], random),
  seat: (_, random) => pick(['1', '2', '60', '40000'], random),
  page: (_, random) => pick(['1', '2', '40', '41', '99999'], random),
  film: (_, random) => pick(['{"playing":true,"position":12.4}', '{"playing":1}', '{', '[[[[]]]]'], random),
  timer: (_, random) => pick(['{"running":true,"left":540,"at":5}', '{"left":-1}', 'null'], random),
  due: (_, random) => pick(['q19', 'vote-7', 'q999', ''], random),
  blocked: (_, random) => pick(['film', 'timer', 'mood'], random),
  format: (_, random) => pick(['csv', 'xlsx', 'exe'], random),
  version: (_, random) => pick(['v1', 'v2', 'v9'], random),
  search: ({ mark }, random) => pick([mark, 'mark', '%', '_', '\\', 'team example'], random),
  sort: (_, random) => pick(['finished', 'name', 'email', 'version', 'password_hash'], random),
  direction: (_, random) => pick(['asc', 'desc', 'asc; --'], random),
  ...LOOK_BACK_FIELDS,
  ...ROUND_FIELDS,
  ...PROGRAM_FIELDS,
  limit: (_, random) => pick(['1', '200', '201', '100000'], random),
}

function answerOf(mark: string, random: Random) {
  const question = pick(QUESTIONS, random)
  const at = pick([undefined, 5, Date.now(), 2 ** 53, 1e300, -1, '5'], random)
  return { question_id: question.id, value: random() < 0.7 ? rightValue(question, mark) : wrongValue(random), at }
}

function rightValue(question: Question, mark: string): unknown {
  if (question.type === 'slider') return question.max
  if (question.type === 'multiple') return valuesOf(question.options).slice(0, 2)
  if (question.type === 'yesno') return 'Yes'
  if (question.type === 'ranking') return valuesOf(question.options)
  return question.type === 'revisit' && question.field === 'date' ? '2027-01-31' : `${mark} says so`
}

const wrongValue = (random: Random): unknown =>
  pick([null, {}, { $gt: '' }, [[]], [1], true, -1, 1e308, 101, 'x'.repeat(5_001), ...HOSTILE], random)

const SENSIBLE_SHARE = 0.72

export function valueFor(field: string, known: Known, random: Random): string {
  const sensible = Object.hasOwn(SENSIBLE, field) ? SENSIBLE[field] : undefined
  return sensible && random() < SENSIBLE_SHARE ? sensible(known, random) : pick(HOSTILE, random)
}

export interface FuzzedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: FormData | URLSearchParams | string
  /** True if this is the call itself, not another method or path. */
  isCall: boolean
  /** True if the caller may see the answers of every team. */
  privileged: boolean
}

/** Builds one request for a call of the contract; fields may be missing, duplicated or unknown. */
export function requestFor(name: string, call: Call, caller: Known, random: Random): FuzzedRequest {
  // The organisation's name is public, so it must not contain the mark.
  const known = name === 'POST /api/admin/organisation' ? { ...caller, mark: 'fuzzed' } : caller
  const [contractMethod = 'GET', template = ''] = name.split(' ')
  const method = random() < 0.02 ? pick(METHODS, random) : contractMethod
  const path = template.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(valueFor(field, known, random).toWellFormed()),
  )
  const headers: Record<string, string> = random() < 0.97 ? { 'X-Requested-With': 'XMLHttpRequest' } : {}
  const hasToken = random() < (call.access === 'hr' ? 0.85 : 0.05)
  if (hasToken) headers.Authorization = `Bearer ${known.token}`
  else if (random() < 0.3) headers.Authorization = `Bearer ${latin(pick(HOSTILE, random))}`
  if (random() < (call.access === 'seat' || call.access === 'leader' ? 0.85 : 0.1))
    headers.Cookie = pick(known.seats, random)
  else if (random() < 0.1) headers.Cookie = `seat=${latin(pick(HOSTILE, random))}`
  if (random() < 0.1) Object.assign(headers, pick(HOSTILE_HEADERS, random))
  const query = new URLSearchParams()
  for (const [field, schema] of Object.entries(call.query?.shape ?? {}))
    if (random() < (isOptional(schema) ? 0.4 : 0.95)) query.append(field, valueFor(field, known, random).toWellFormed())
  const odd = random() < 0.02 ? pick(HOSTILE_PATHS, random) : ''
  const address = `${odd || path}${query.size > 0 ? `?${query}` : ''}`
  const isCall = method === contractMethod && !odd
  const privileged = hasToken || call.access === 'ticket'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return { method, path: address, headers, isCall, privileged, ...(hasBody && bodyFor(call, known, random, headers)) }
}

function bodyFor(
  call: Call,
  known: Known,
  random: Random,
  headers: Record<string, string>,
): Pick<FuzzedRequest, 'body'> {
  const shape = new Map(Object.entries(call.body?.shape ?? {}))
  const fields = [...shape.keys(), ...(random() < 0.1 ? ['__proto__', 'extra'] : [])]
  const dice = random()
  if (dice < 0.02) return {}
  if (dice < 0.05) {
    headers['Content-Type'] = pick(['application/json', 'text/plain', 'multipart/form-data', 'application/xml'], random)
    return { body: pick(HOSTILE, random) }
  }
  if (dice < 0.07) {
    const hostile = hostileBody(call, random)
    headers['Content-Type'] = hostile.type
    return { body: hostile.body }
  }
  const body = dice < 0.4 && !call.file ? new URLSearchParams() : new FormData()
  for (const field of fields) {
    if (random() < (isOptional(shape.get(field)) ? 0.7 : 0.05)) continue
    const value = valueFor(field, known, random).toWellFormed()
    if (body instanceof FormData && (field === call.file || random() < 0.02))
      body.append(field, fileOf(random() < 0.7 ? pick(known.photos, random) : Buffer.from(value)), 'p.png')
    else body.append(field, value)
    if (random() < 0.03) body.append(field, value)
  }
  return { body }
}

const fileOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const isOptional = (schema: Call['response'] | undefined) => schema?.safeParse(undefined).success ?? true
