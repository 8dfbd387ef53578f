import type { Call } from '@thrive/contract'
import { pick, type Random } from './fuzz-random.ts'

/** Bodies that cost a careless parser memory, or time during which no other caller is answered. */

export interface HostileBody {
  type: string
  body: string
}

export const URL_ENCODED = 'application/x-www-form-urlencoded'
export const MULTIPART = 'multipart/form-data; boundary=b'
const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

export const partOf = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const END = '--b--\r\n'
const fill = (bytes: number, each: string) => each.repeat(Math.ceil(bytes / each.length))
const listOf = (bytes: number, entry: string) => `[${fill(bytes, `${entry},`).slice(0, -1)}]`

/** JSON that is hard to parse, about a megabyte each. */
export const HOSTILE_JSON = [
  fill(MEGABYTE, '['),
  listOf(900 * KILOBYTE, '1'),
  listOf(900 * KILOBYTE, '{}'),
  `[{${Array.from({ length: 60_000 }, (_, nth) => `"key${nth}":1`)}}]`,
  `[{"question_id":26,"value":${listOf(900 * KILOBYTE, '1')}}]`,
  `[{"question_id":26,"value":${listOf(900 * KILOBYTE, '""')}}]`,
  `[{"question_id":26,"value":${JSON.stringify(fill(900 * KILOBYTE, '['))}}]`,
  `[{"question_id":2,"value":"${fill(900 * KILOBYTE, '\\u0001')}"}]`,
]

export const keys = (count: number) => Array.from({ length: count }, (_, nth) => `k${nth}=${nth}`).join('&')

const ATTACKS: ((call: Call, random: Random) => HostileBody)[] = [
  (_, random) => ({ type: URL_ENCODED, body: keys(pick([20, 21, 5_000, 200_000], random)) }),
  (_, random) => ({
    type: URL_ENCODED,
    body: fill(pick([100, 20 * KILOBYTE], random), pick(['&', '=', '%', '+', '&&==%%', '%zz=%f'], random)),
  }),
  ({ maxBytes = 16 * KILOBYTE }) => ({
    type: URL_ENCODED,
    body: `uuid=${fill(Math.min(maxBytes, 2 * MEGABYTE), 'x')}`,
  }),
  (_, random) => ({ type: MULTIPART, body: fill(pick([20, 21, 2_000], random) * 60, partOf('f', '')) + END }),
  () => ({
    type: MULTIPART,
    body: Array.from({ length: 10 }, (_, nth) => partOf(`f${nth}`, fill(512 * KILOBYTE, 'x'))).join('') + END,
  }),
  () => ({ type: MULTIPART, body: partOf(fill(10 * KILOBYTE, 'n'), 'x') + END }),
  () => ({ type: MULTIPART, body: `--b\r\n${fill(10 * KILOBYTE, 'X: y\r\n')}\r\nx\r\n${END}` }),
  () => ({
    type: MULTIPART,
    body: partOf('uuid', 'x', '; filename="a.txt"') + partOf('photo', 'x', '; filename="b.png"') + END,
  }),
  () => ({ type: MULTIPART, body: partOf('uuid', fill(8 * KILOBYTE, '\r\n--')) }),
  (_, random) => ({
    type: `multipart/form-data; boundary=${fill(pick([70, 250, 5_000], random), 'a')}`,
    body: fill(12 * KILOBYTE, 'a'),
  }),
  (_, random) => ({ type: URL_ENCODED, body: `uuid=${crypto.randomUUID()}&answers=${pick(HOSTILE_JSON, random)}` }),
  (_, random) => ({ type: MULTIPART, body: partOf('answers', pick(HOSTILE_JSON, random)) + END }),
]

export const hostileBody = (call: Call, random: Random): HostileBody => pick(ATTACKS, random)(call, random)
