import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onEnd } from './build.ts'

/** A way to the database that can be shut, as when the database falls: open connections die, new ones too. */
export async function openDoor(url: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  let isShut = false
  const server = createServer((near) => {
    if (isShut) return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) open.add(socket.on('error', () => {}))
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const shut = () => {
    isShut = true
    for (const socket of open) socket.destroy()
  }
  onEnd(async () => {
    shut()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    shut,
    open() {
      isShut = false
    },
  }
}
