import { connect, createServer, type Socket } from 'node:net'

/** A line to the server that can be cut as a cable is: open connections die, new ones are refused. */
export async function openLine(target: string) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let cut = false
  const server = createServer((near) => {
    if (cut) return near.destroy()
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
      for (const socket of open) socket.destroy()
    },
    mend() {
      cut = false
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
