import { connect, createServer, type Socket } from 'node:net'

/**
 * A line to the server that can be cut as a cable is: open connections die, new ones are refused. In trouble it answers
 * everything with a status, as a proxy does whose server is down.
 */
export async function openLine(target: string) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let cut = false
  let status: number | null = null
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    if (cut) return near.destroy()
    if (status) {
      const answer = `HTTP/1.1 ${status} Trouble\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`
      return near.on('error', () => {}).once('data', () => near.end(answer))
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
    answerAll(trouble: number) {
      status = trouble
      endAll()
    },
    mend() {
      cut = false
      status = null
    },
    close() {
      endAll()
      server.close()
    },
  }
}
