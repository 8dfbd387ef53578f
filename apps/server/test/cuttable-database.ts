import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onEnd } from './build.ts'

/** A database connection that can be cut as if the database went down: open sockets die, new ones are refused. */
export async function openCuttableDatabase(url: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) open.add(socket.on('error', () => {}))
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  onEnd(async () => {
    cut()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    cut,
    mend() {
      isCut = false
    },
  }
}
