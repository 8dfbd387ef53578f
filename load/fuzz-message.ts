import { connect } from 'node:net'

/** Sends bytes that are hardly HTTP, hangs up, and returns the response; a reset counts only before any response. */
export function sendMessage(origin: string, message: string, patienceMs: number): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.end(message, 'latin1'))
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no end')))
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
    socket.on('close', () => resolve(answer))
  })
}
