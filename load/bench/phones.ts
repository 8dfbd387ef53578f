import { setTimeout as pause } from 'node:timers/promises'
import { openHttpClient } from './http-client.ts'
import type { Order, Report } from './phone-process.ts'
import { eachOf, messagesIn, openStream } from './stream-client.ts'

/** Many phones in a separate process: they listen and count, or join first. phone-process.ts sends the orders. */
const AT_ONCE = 64
let deliveries = 0
const countMessages = (chunk: Buffer) => {
  deliveries += messagesIn(chunk)
}

const orders: { [Name in Order['do']]: (order: Extract<Order, { do: Name }>) => Promise<Report> } = {
  async listen({ origin, streams }) {
    return {
      failed: await eachOf(streams, AT_ONCE, (stream) => openStream(origin, stream, countMessages)),
      deliveries,
      times: [],
    }
  },
  async count() {
    return { failed: 0, deliveries, times: [] }
  },
  async join({ origin, codes, seconds }) {
    const http = openHttpClient(origin)
    const times: number[] = []
    let failed = 0
    const joining = codes.map(async (code, nth) => {
      await pause((nth * seconds * 1000) / codes.length)
      const begun = performance.now()
      const { head } = await http.post('/api/seat/join', { code })
      const cookie = /\r\nset-cookie: (seat=[^;]+)/i.exec(head)?.[1] ?? ''
      await openStream(origin, { path: '/api/seat/live', cookie }, countMessages)
      times.push(performance.now() - begun)
    })
    for (const one of joining)
      await one.catch(() => {
        failed++
      })
    return { failed, deliveries, times }
  },
}

process.on('message', async (order: Order) => {
  const report = await (orders[order.do] as (order: Order) => Promise<Report>)(order)
  process.send?.(report)
})
