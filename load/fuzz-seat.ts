import type { Client } from '@thrive/testkit/client'

/** Opens the room of a session and takes the leader's seat in it. */
export async function takeSeat(client: Client, uuid: string): Promise<{ code: string; seat: string }> {
  const opened = await client.post('/api/room/open', { uuid })
  const paired = await client.post('/api/room/pair', { uuid })
  const { path = '' } = paired.body as { path?: string }
  const { headers } = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
  const { code = 'none' } = opened.body as { code?: string }
  return { code, seat: String(headers['set-cookie']).split(';')[0] ?? '' }
}

/** A stream has no end: of what it says, the first state is enough. */
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
