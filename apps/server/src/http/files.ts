import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import { firstCalls, isUnlisted, LOCALES, type Locale, PAGE_FILES, pageIn, pageOf } from '@thrive/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from './errors.ts'

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist')
const YEAR = 31_536_000

/** Serves the built web app. A path that is neither a call nor a file gets its page, or the app's. */
export async function serveWeb(app: FastifyInstance, root: string, lang: () => Locale) {
  const pages = new Map(PAGE_FILES.map((file) => [file, readPage(join(root, file))]))
  const isBuilt = pages.get('index.html') !== undefined
  for (const [file, page] of pages)
    if (isBuilt && !page) throw new Error(`${root} has no ${file}: build it with npm run build`)
  const sendPage = (reply: FastifyReply, path: string) => {
    const calls = firstCalls(path).map((call) => `<${call}>; rel=preload; as=fetch; crossorigin=anonymous`)
    if (calls.length > 0) reply.header('Link', calls.join(', '))
    if (isUnlisted(path)) reply.header('X-Robots-Tag', 'noindex')
    return reply
      .type('text/html')
      .header('Cache-Control', 'no-cache')
      .send(pages.get(pageOf(path))?.[lang()])
  }
  if (isBuilt) {
    for (const path of ['/', ...PAGE_FILES.map((file) => `/${file}`)])
      app.get(path, (_, reply) => sendPage(reply, path))
    await app.register(statics, {
      root,
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(root, 'assets'))
        reply.header('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isScreen =
      ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api/') && !path.split('/').at(-1)?.includes('.')
    if (!isScreen || !isBuilt) throw notFound()
    return sendPage(reply.code(200), path)
  })
}

function readPage(file: string): Record<Locale, string> | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  return Object.fromEntries(LOCALES.map((lang) => [lang, pageIn(text, lang)])) as Record<Locale, string>
}
