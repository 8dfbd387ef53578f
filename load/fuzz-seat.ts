import type { Client } from '@thrive/testkit/client'

/** Opens the room of a session and takes two seats in it: the leader's and a member's. */
export async function takeSeats(client: Client, uuid: string) {
  const opened = await client.post('/api/room/open', { uuid })
  const paired = await client.post('/api/room/pair', { uuid })
  const { path = '' } = paired.body as { path?: string }
  const { code = 'none' } = opened.body as { code?: string }
  const leader = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
  const member = await client.post('/api/seat/join', { code })
  return { code, seats: [cookieIn(leader.headers), cookieIn(member.headers)] }
}

const cookieIn = (headers: { 'set-cookie'?: unknown }) => String(headers['set-cookie']).split(';')[0] ?? ''

/** Returns the first state of a stream, which never ends by itself. */
export async function firstWords(response: Response, patienceMs: number): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const late = setTimeout(() => void reader?.cancel(), patienceMs)
  let text = ''
  while (reader && !text.includes('data:')) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
  }
  clearTimeout(late)
  await reader?.cancel()
  return text
}
