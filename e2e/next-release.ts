import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A server in front of the product. After `release` it serves the app of a next release: another service worker, and
 * pages that name another first script.
 */
export async function openNextRelease(target: string) {
  let isReleased = false
  const changedTexts: Record<string, (body: string) => string> = {
    '/sw.js': (body) => `${body}\n// the next release`,
    '/survey.html': (body) => body.replaceAll('/assets/screens-', '/assets/screens-next-'),
  }
  const server = createServer((near: IncomingMessage, answer: ServerResponse) => {
    const change = isReleased ? changedTexts[near.url ?? ''] : undefined
    const headers = { ...near.headers }
    if (change) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
    const far = request(target + near.url, { method: near.method ?? 'GET', headers }, async (response) => {
      const { 'content-length': _, ...rest } = response.headers
      answer.writeHead(response.statusCode ?? 502, change ? rest : response.headers)
      if (change) answer.end(change(await text(response)))
      else response.pipe(answer)
    })
    far.on('error', () => answer.destroy())
    answer.on('close', () => far.destroy())
    near.pipe(far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    release() {
      isReleased = true
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
