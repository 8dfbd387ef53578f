import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import { firstCalls, isUnlisted, LOCALES, type Locale, PAGE_FILES, pageIn, pageOf } from '@thrive/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from './errors.ts'

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist')
/** Calls, and the organisation's own files. */
const NO_SCREEN = /^\/(api|film|caption|picture|document)\//
const OLD_POSTER = /^(\/videos\/[\w/]+)\.jpg$/
const YEAR = 31_536_000

/** The built web app: its folder, and its pages in every language. */
export interface Web {
  root: string
  pages: Map<string, Record<Locale, string>>
}

/** Reads the built web app; null if it was not built and need not be. A build that lacks a page is refused. */
export function readWeb(root: string, isRequired: boolean): Web | null {
  const isMissing = (file: string) => !existsSync(join(root, file))
  if (!isRequired && isMissing('index.html')) return null
  const missing = PAGE_FILES.filter(isMissing)
  if (missing.length > 0) throw new Error(`${root} has no ${missing.join(', ')}: build it with npm run build`)
  return { root, pages: new Map(PAGE_FILES.map((file) => [file, readPage(join(root, file))])) }
}

/** Serves the built web app. A path that is neither a call nor a file gets its page, or the app's. */
export async function serveWeb(app: FastifyInstance, web: Web | null, lang: () => Locale) {
  const sendPage = (reply: FastifyReply, path: string) => {
    const calls = firstCalls(path).map((call) => `<${call}>; rel=preload; as=fetch; crossorigin=anonymous`)
    if (calls.length > 0) reply.header('Link', calls.join(', '))
    if (isUnlisted(path)) reply.header('X-Robots-Tag', 'noindex')
    return reply
      .type('text/html')
      .header('Cache-Control', 'no-cache')
      .send(web?.pages.get(pageOf(path))?.[lang()])
  }
  if (web) {
    const { root } = web
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
      ['GET', 'HEAD'].includes(request.method) && !NO_SCREEN.test(path) && !path.split('/').at(-1)?.includes('.')
    // Posters were JPEG in earlier releases, which some browsers still hold.
    if (web && OLD_POSTER.test(path)) return reply.sendFile(path.replace(OLD_POSTER, '$1.webp'))
    if (!isScreen || !web) throw notFound()
    return sendPage(reply.code(200), path)
  })
}

function readPage(file: string): Record<Locale, string> {
  const text = readFileSync(file, 'utf8')
  return Object.fromEntries(LOCALES.map((lang) => [lang, pageIn(text, lang)])) as Record<Locale, string>
}
