import type { UploadKind } from '@thrive/domain'
import { clientOfOrigin } from './client.ts'

/** Films of the organisation's own, put in through the studio's calls of a server that runs as a separate process. */

type Token = { authorization: string }

export const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.200 --> 00:04.500\nOnze eigen professor spreekt.\n')
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Uploads a file in one piece; returns the name it is stored by, and the id of the upload. */
export async function uploadFile(origin: string, token: Token, kind: UploadKind, data: Buffer) {
  const headers = { 'Tus-Resumable': '1.0.0', 'X-Requested-With': 'XMLHttpRequest', ...token }
  const created = await fetch(`${origin}/api/admin/studio/upload`, {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(data.length),
      'Upload-Metadata': `kind ${base64(kind)},filename ${base64(kind)}`,
    },
  })
  const path = new URL(created.headers.get('location') ?? '', origin)
  await fetch(path, {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(data),
  })
  const { file, code } = (await (await fetch(path, { headers })).json()) as { file?: string; code?: string }
  if (!file) throw new Error(`the ${kind} was refused: ${code}`)
  return { file, id: path.pathname.split('/').at(-1) ?? '' }
}

/** Publishes an edition of v2 with these Dutch films, each by the key of its page. Returns the names they are stored by. */
export async function publishFilms(origin: string, token: Token, films: Record<string, Buffer>): Promise<string[]> {
  const client = clientOfOrigin(origin)
  const act = async (name: string, fields: Record<string, string>) => {
    const { status, body } = await client.post(`/api/admin/studio/${name}`, { slug: 'v2', ...fields }, token)
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return body as { number: number }
  }
  const captions = { nl: (await uploadFile(origin, token, 'captions', CAPTIONS)).file }
  const files: string[] = []
  let latest = 0
  for (const [key, data] of Object.entries(films)) {
    const { file } = await uploadFile(origin, token, 'film', data)
    const value = JSON.stringify({ file, poster: null, captions })
    const { number } = await act('change', { place: `survey/${key}/films/NL`, lang: 'en', value, base: '0' })
    files.push(file)
    latest = number
  }
  await act('publish', { number: String(latest), note: '' })
  return files
}
