import { createServer, type IncomingMessage, request as send } from 'node:http'

export const LOGIN_PAGE = '<!doctype html><title>Guest network</title><h1>Sign in to the guest network</h1>'
const isFile = ({ url, headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'empty' && !url?.startsWith('/api/')

/**
 * Puts the product behind a guest network, which can answer files with its login page, and with a worker of its own.
 */
export async function openGuestNetwork(target: string) {
  const { hostname, port } = new URL(target)
  const state = { wantsLogin: false, answered: 0, worker: null as string | null, isCut: false }
  const server = createServer((request, response) => {
    const answer = (type: string, text: string) => response.writeHead(200, { 'Content-Type': type }).end(text)
    if (state.isCut) return request.socket.destroy()
    if (state.worker !== null && request.url === '/sw.js') return answer('text/javascript', state.worker)
    if (state.wantsLogin && isFile(request)) {
      state.answered++
      return answer('text/html', LOGIN_PAGE)
    }
    const { method, url: path, headers } = request
    const onward = send({ hostname, port, path, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = server.address() as { port: number }
  return {
    state,
    url: `http://127.0.0.1:${ownPort}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
