import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'

const { app } = await buildServer()
const client = clientOf(app)
const uuid = await client.start('v2')
const planFor = (accepted?: string) =>
  app.inject({
    url: `/api/version/plan/${uuid}`,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(accepted && { 'accept-encoding': accepted }) },
  })

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
  ['gzip', 'br;q=0.5, gzip', gunzipSync],
])('the plan is sent in %s to a browser that accepts %s', async (encoding, accepted, decode) => {
  const plain = await planFor()
  const packed = await planFor(accepted)
  expect(packed.headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringContaining('Accept-Encoding'),
  })
  expect(decode(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('a caller that accepts no encoding gets the plan as it is', async () => {
  const plain = await planFor('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json()).toMatchObject({ slug: 'v2', locale: 'en' })
})
