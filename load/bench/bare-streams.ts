import { createServer, type ServerResponse } from 'node:http'

/**
 * The minimal room server: it holds each room's streams, and a call makes it send the same bytes to all of them. It
 * checks, stores and reads nothing. node bare-streams.ts PORT BYTES
 */
const [port, bytes] = process.argv.slice(2).map(Number)
const message = Buffer.from(`id: 0\ndata: ${'x'.repeat(bytes ?? 400)}\n\n`)
const rooms = new Map<string, Set<ServerResponse>>()

createServer((request, response) => {
  const room = request.url ?? ''
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const listeners = rooms.get(room) ?? new Set()
    rooms.set(room, listeners.add(response))
    response.once('close', () => listeners.delete(response))
    response.write(message)
    return
  }
  request.resume()
  request.on('end', () => {
    for (const listener of rooms.get(room) ?? []) listener.write(message)
    response.end('{}')
  })
}).listen(port, '127.0.0.1')
