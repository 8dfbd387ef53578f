import sharp from 'sharp'
import { timesOf } from '../measure.ts'
import { openHttpClient } from './http-client.ts'
import { table } from './report.ts'
import type { TeamClient } from './team.ts'

const PHOTO = 'POST /api/session/photo'
const BOUNDARY = 'thrivebench'

/** Records the times of all calls, and which of them failed. */
export interface MeasuredClient extends TeamClient {
  failures: string[]
  requests(): number
  /** The largest p99 of all calls except the photo, which has to be decoded and encoded, and the p99 of the photo. */
  worstP99(): { call: number; photo: number }
  times(): string
  reset(): void
}

export async function openMeasuredClient(origin: string): Promise<MeasuredClient> {
  const http = openHttpClient(origin)
  const picture = await cameraPicture()
  const times = new Map<string, number[]>()
  const failures: string[] = []
  const rows = () =>
    [...times]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([call, each]) => ({ call, count: each.length, ...timesOf(each) }))
  return {
    http,
    failures,
    photo: {
      head: `${PHOTO} HTTP/1.1\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}`,
      bodyOf: (uuid) =>
        Buffer.concat([
          Buffer.from(
            `--${BOUNDARY}\r\nContent-Disposition: form-data; name="uuid"\r\n\r\n${uuid}\r\n--${BOUNDARY}\r\n` +
              'Content-Disposition: form-data; name="photo"; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n',
          ),
          picture,
          Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
        ]),
    },
    record(call, milliseconds, reply) {
      const before = times.get(call)
      if (before) before.push(milliseconds)
      else times.set(call, [milliseconds])
      if (reply instanceof Error) failures.push(`${call}: ${reply.message}`)
      else if (reply.status !== 200) failures.push(`${call}: ${reply.status}`)
    },
    requests: () => rows().reduce((sum, { count }) => sum + count, 0),
    worstP99() {
      const worst = (isPhoto: boolean) =>
        Math.max(0, ...rows().flatMap(({ call, p99 }) => ((call === PHOTO) === isPhoto ? [p99] : [])))
      return { call: worst(false), photo: worst(true) }
    },
    times: () =>
      table(
        ['call', 'requests', 'median ms', 'p95 ms', 'p99 ms', 'worst ms'],
        rows().map(({ call, count, median, p95, p99, worst }) => [call, count, median, p95, p99, worst].map(String)),
      ),
    reset() {
      times.clear()
      failures.length = 0
    },
  }
}

/** Like a camera's picture: 1920 × 1080, no two neighbouring pixels alike, as PNG, which the web app sends. */
const cameraPicture = () =>
  sharp({
    create: {
      width: 1920,
      height: 1080,
      channels: 3,
      background: '#8a7f72',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .png()
    .toBuffer()
