import { connect, createServer, type Socket } from 'node:net'

/**
 * A connection to the server that can be cut like a cable: open sockets die, new ones are refused. `answerAll` makes it
 * answer everything itself, like a proxy whose server is down or which requires a login first.
 */
export async function openCuttableConnection(target: string) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let cut = false
  let answer: string | null = null
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    if (cut) return near.destroy()
    if (answer !== null) {
      const text = answer
      return near.on('error', () => {}).once('data', () => near.end(text))
    }
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      cut = true
      endAll()
    },
    answerAll(status: number, page = '') {
      const head = `HTTP/1.1 ${status} So\r\nContent-Type: text/html\r\nContent-Length: ${Buffer.byteLength(page)}`
      answer = `${head}\r\nConnection: close\r\n\r\n${page}`
      endAll()
    },
    mend() {
      cut = false
      answer = null
    },
    close() {
      endAll()
      server.close()
    },
  }
}
