import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Delivered {
  headers: Record<string, string>
  body: string
  at: number
}

/** Makes a certificate for this name by openssl, which signs itself. */
function certificateOf(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
      .concat(['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`])
      .concat(['-keyout', key, '-out', cert]),
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), file: cert }
}

type Answering = (request: IncomingMessage, response: ServerResponse, nth: number) => void

/** A real HTTPS receiver with a certificate of its own. Its answer can be replaced while it runs. */
export async function startReceiver(name = 'hooks.example.org') {
  const { key, cert, file } = certificateOf(name)
  const received: Delivered[] = []
  const receiver = {
    name,
    cert,
    /** The certificate as a file, for NODE_EXTRA_CA_CERTS. */
    file,
    received,
    port: 0,
    url: '',
    stop: async () => {},
    answer: ((_, response) => response.writeHead(204).end()) as Answering,
  }
  const server = createServer({ key, cert }, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers as Record<string, string>, body, at: Date.now() })
    receiver.answer(request, response, received.length)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  receiver.port = (server.address() as AddressInfo).port
  receiver.url = `https://${name}:${receiver.port}/hook`
  receiver.stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return receiver
}
