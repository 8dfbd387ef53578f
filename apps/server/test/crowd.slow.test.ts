import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'

const picture = new File(
  [
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f60' } })
      .png()
      .toBuffer(),
  ],
  'photo.png',
)

test('300 teams behind one office address start three times and send two photos at once, and none is refused', async () => {
  const { app } = await buildServer({ RATE_LIMITS: 'on', DATABASE_POOL: '20' })
  const client = clientOf(app)
  const play = async (nth: number) => {
    const start = () =>
      client.post('/api/session/create', { email: `lead.${nth}@example.org`, versionSlug: nth % 2 ? 'v1' : 'v2' })
    const begun = await start()
    const photo = () =>
      client.post('/api/session/photo', { uuid: (begun.body as { uuid: string }).uuid, photo: picture })
    const answers = [begun]
    for (const ask of [start, start, photo, photo]) answers.push(await ask())
    return answers.map(({ status }) => status)
  }
  const statuses = (await Promise.all(Array.from({ length: 300 }, (_, nth) => play(nth)))).flat()
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(statuses).toHaveLength(1_500)
}, 60_000)
