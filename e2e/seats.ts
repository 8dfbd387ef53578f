import type { Client } from '@thrive/testkit/client'
import { expect } from './fixtures.ts'
import { product } from './team.ts'

/** Phones without their screens: each holds its seat by its cookie, as a browser would. */
export interface SeatOverHttp {
  give(key: string, value: string): Promise<void>
  wish(wish: string): Promise<number>
  leave(): Promise<void>
}

async function taken(client: Client, path: string, fields: Record<string, string>): Promise<SeatOverHttp> {
  const { status, headers } = await client.post(path, fields)
  expect(status).toBe(200)
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const post = (call: string, more: Record<string, string>) => client.post(call, more, { cookie })
  return {
    async give(key, value) {
      // The screen may not have asked yet.
      await expect.poll(async () => (await post('/api/seat/give', { key, value })).status).toBe(200)
    },
    wish: async (wish) => (await post('/api/seat/wish', { wish })).status,
    leave: async () => void (await post('/api/seat/leave', {})),
  }
}

export const joinByCode = (code: string) => taken(product(), '/api/seat/join', { code })
export const pairBy = (secret: string) => taken(product(), '/api/seat/pair', { secret })

export const joinMany = (code: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => joinByCode(code)))
