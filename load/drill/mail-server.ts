import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface DrillMailServer {
  url: string
  /** How often the server took over a mail to each address: the whole text came, whatever was answered. */
  taken: Map<string, number>
  /** Addresses to which the server said no for good. */
  refused: Set<string>
  close(): Promise<void>
}

/**
 * A mail server in a bad mood: of a hundred addresses it refuses two, answers one late, and loses the connection of one
 * after it has the mail.
 */
export async function startMailServer(): Promise<DrillMailServer> {
  const taken = new Map<string, number>()
  const refused = new Set<string>()
  const moodOf = (address: string) => Number(/\d+/.exec(address)?.[0] ?? 0) % 100
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      if (moodOf(address) >= 2) return done()
      refused.add(address)
      done(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      const address = session.envelope.rcptTo[0]?.address ?? ''
      stream.resume()
      stream.on('end', () => {
        taken.set(address, (taken.get(address) ?? 0) + 1)
        if (moodOf(address) === 2) setTimeout(done, 2_000)
        else if (moodOf(address) === 3) dropConnection(server, session.id)
        else done()
      })
    },
  })
  // A killed client drops its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function dropConnection(server: SMTPServer, id: string): void {
  const connections = server.connections as unknown as Set<{ session: { id: string }; _socket: { destroy(): void } }>
  for (const { session, _socket } of connections) if (session.id === id) _socket.destroy()
}
