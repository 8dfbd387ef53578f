import { connect, type Socket } from 'node:net'

/**
 * A hand-written HTTP/1.1 client with persistent connections, because the bench shares its cores with what it measures:
 * a request costs a tenth of what fetch takes. It parses only what our server sends, a status and a content length.
 */
export interface Reply {
  status: number
  /** The status line and the headers. */
  head: string
  body: Buffer
}

export interface HttpClient {
  get(path: string): Promise<Reply>
  post(path: string, fields: Record<string, string>): Promise<Reply>
  /** Sends a ready-made body with its headers. */
  send(head: string, body: string | Buffer): Promise<Reply>
  close(): void
}

const FRESH_MS = 30_000

export function openHttpClient(origin: string): HttpClient {
  const { hostname, port } = new URL(origin)
  const idle: { socket: Socket; since: number }[] = []
  const open = new Set<Socket>()

  const dial = () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    return socket
  }

  /** Skips sockets that have been idle for long, because the server may be about to close them. */
  const take = () => {
    for (let last = idle.pop(); last; last = idle.pop()) {
      if (!last.socket.destroyed && performance.now() - last.since < FRESH_MS) return last.socket
      last.socket.destroy()
    }
    return dial()
  }

  const send: HttpClient['send'] = (head, body) =>
    new Promise((resolve, reject) => {
      const socket = take()
      let received: Buffer = Buffer.alloc(0)
      const leave = () => {
        socket.off('data', onData)
        socket.off('error', fail)
        socket.off('close', onClose)
      }
      const fail = (error: Error) => {
        leave()
        socket.destroy()
        reject(error)
      }
      const onClose = () => fail(new Error('the server ended the connection'))
      const onData = (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const headEnd = received.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        const headers = received.toString('latin1', 0, headEnd)
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0)
        if (received.length < headEnd + 4 + length) return
        leave()
        idle.push({ socket, since: performance.now() })
        resolve({ status: Number(headers.slice(9, 12)), head: headers, body: received.subarray(headEnd + 4) })
      }
      socket.on('data', onData)
      socket.on('error', fail)
      socket.on('close', onClose)
      socket.cork()
      socket.write(`${head}\r\nHost: ${hostname}:${port}\r\nContent-Length: ${body.length}\r\n\r\n`, 'latin1')
      if (body.length > 0) socket.write(body)
      socket.uncork()
    })

  return {
    send,
    get: (path) => send(`GET ${path} HTTP/1.1`, ''),
    post: (path, fields) =>
      send(
        `POST ${path} HTTP/1.1\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/x-www-form-urlencoded;charset=UTF-8`,
        new URLSearchParams(fields).toString(),
      ),
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}
