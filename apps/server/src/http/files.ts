import { existsSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './errors.ts'

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist')
const YEAR = 31_536_000

/** The built web app. A path that is neither a call nor a file is a screen, and every screen is the app. */
export async function serveWeb(app: FastifyInstance, root: string) {
  if (existsSync(root))
    await app.register(statics, {
      root,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(root, 'assets'))
        reply.header('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isScreen =
      ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api/') && !path.split('/').at(-1)?.includes('.')
    if (!isScreen || !existsSync(root)) throw notFound()
    return reply.sendFile('index.html')
  })
}
