import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { startDemo } from '../scripts/start-demo.ts'
import { testWith } from './own-product.ts'

/** The received mails, in order. */
export const mails: string[] = []

/** Says no to these recipients, as mail servers do. */
const refusalOf = (address: string) =>
  address.startsWith('nobody.') ? Object.assign(new Error('5.1.1 no such user here'), { responseCode: 550 }) : null

async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData(stream, { envelope }, done) {
      let mail = ''
      stream.on('data', (chunk) => {
        mail += chunk
      })
      stream.on('end', () => {
        mails.push(mail.replace(/=\r\n/g, '').replaceAll('=3D', '='))
        // The connection is lost after the mail has come and before the answer: nobody knows whether it arrived.
        if (!envelope.rcptTo.some(({ address }) => address.startsWith('lost.'))) return done()
        for (const connection of server.connections as Set<{ close(): void }>) connection.close()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

/** Tests with a separate product that sends mail, and the mail server that receives it. */
export const testWithMail = (settings: Record<string, string>) =>
  testWith(async () => {
    const smtp = await startMailServer()
    const demo = await startDemo({
      DEMO_EMPTY: '1',
      SMTP_URL: smtp.url,
      SMTP_TLS: 'optional',
      MAIL_FROM: 'Thrive <thrive@example.org>',
      PUBLIC_URL: 'https://thrive.example.org',
      ...settings,
    })
    return { ...demo, stop: () => demo.stop().then(smtp.stop) }
  })
