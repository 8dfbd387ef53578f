import type { CallName } from '@thrive/contract'
import type { FileKind } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import { sendRange } from '../../http/ranges.ts'
import type { Route } from '../../http/route.ts'
import { readFile } from './file-data.ts'

const SERVED = {
  'GET /film/:file': { kind: 'film', type: 'video/mp4' },
  'GET /caption/:file': { kind: 'captions', type: 'text/vtt; charset=utf-8' },
  'GET /picture/:file': { kind: 'picture', type: 'image/jpeg' },
  'GET /document/:file': { kind: 'pdf', type: 'application/pdf' },
} as const satisfies Partial<Record<CallName, { kind: FileKind; type: string }>>

/** Serves the organisation's own files to everybody, each at the path of its kind alone. */
export function fileRoutes(route: Route, { db, media }: Deps) {
  for (const [name, { kind, type }] of Object.entries(SERVED))
    route(name as keyof typeof SERVED, async ({ params, request, reply }) => {
      const found = await readFile(db, params.file)
      if (found?.kind !== kind) throw notFound()
      const { file, bytes } = found
      return sendRange(request, reply.type(type), { name: file, bytes, read: (range) => media.read(file, range) })
    })
}
