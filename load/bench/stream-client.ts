import { connect, type Socket } from 'node:net'

/** A hand-written stream client, for the same reason as http-client.ts. Resolves with the first message. */
export function openStream(
  origin: string,
  { path, cookie }: { path: string; cookie?: string },
  onChunk: (chunk: Buffer) => void,
): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let isOpen = false
    socket.on('data', (chunk) => {
      if (!isOpen) {
        if (chunk.includes('HTTP/1.1 ') && !chunk.includes('HTTP/1.1 200')) return socket.destroy()
        isOpen = chunk.includes(DATA)
        if (isOpen) resolve(socket)
      }
      onChunk(chunk)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the stream ended')))
    const head = [`GET ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Accept: text/event-stream']
    socket.write(`${[...head, ...(cookie ? [`Cookie: ${cookie}`] : [])].join('\r\n')}\r\n\r\n`, 'latin1')
  })
}

const DATA = 'data: '

/** Counts the messages in a chunk. */
export function messagesIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(DATA); at >= 0; at = chunk.indexOf(DATA, at + DATA.length)) count++
  return count
}

/** Runs the work on each item, a few at a time. Returns how many failed. */
export async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>) {
  const left = items.values()
  let failed = 0
  const worker = async () => {
    for (const item of left)
      await work(item).catch(() => {
        failed++
      })
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return failed
}
