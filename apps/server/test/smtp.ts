import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onEnd } from './build.ts'

export interface Received {
  to: string
  header(name: string): string
  /** The plain text, decoded. */
  text: string
  html: string
}

/** Starts a real mail server on loopback that keeps what it receives; `options` make it misbehave. */
export async function startSmtp(options: Partial<SMTPServerOptions> = {}) {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(parse(Buffer.concat(chunks).toString('latin1'), envelope.rcptTo[0]?.address ?? ''))
        done()
      })
    },
    ...options,
  })
  // A killed client drops its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onEnd(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails }
}

export const mailSettings = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  SMTP_TLS: 'optional',
  MAIL_FROM: 'Thrive <thrive@example.org>',
  PUBLIC_URL: 'https://thrive.example.org',
})

function parse(raw: string, to: string): Received {
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ')
  const part = (type: string) => {
    const found = raw.split(/\r\n--[^\r]+\r\n/).find((each) => each.startsWith(`Content-Type: ${type}`)) ?? ''
    const [head = '', ...body] = found.split('\r\n\r\n')
    const text = body.join('\r\n\r\n').split('\r\n--')[0] ?? ''
    return /quoted-printable/i.test(head) ? unquote(text) : text
  }
  return {
    to,
    header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '',
    text: part('text/plain').replaceAll('\r\n', '\n'),
    html: part('text/html'),
  }
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
