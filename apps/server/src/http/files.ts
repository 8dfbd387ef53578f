import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import { LOCALES, type Locale } from '@thrive/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from './errors.ts'

export const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist')
const YEAR = 31_536_000

/** What phones open: a page of their own, small enough for a slow one. A QR code says it in capitals. */
const OF_PHONES = /^\/(join|remote)(\/|$)/i

/** The built web app. A path that is neither a call nor a file is a screen, and every other screen is the app. */
export async function serveWeb(app: FastifyInstance, root: string, lang: () => Locale) {
  const page = readPage(join(root, 'index.html'))
  const phonePage = readPage(join(root, 'phone.html'))
  const sendPage = (reply: FastifyReply, said = page) =>
    reply.type('text/html').header('Cache-Control', 'no-cache').send(said?.[lang()])
  if (page) {
    app.get('/', (_, reply) => sendPage(reply))
    app.get('/index.html', (_, reply) => sendPage(reply))
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
    if (!isScreen || !page) throw notFound()
    return sendPage(reply.code(200), OF_PHONES.test(path) ? phonePage : page)
  })
}

/** The page says in which language this deployment begins. */
function readPage(file: string): Record<Locale, string> | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const inLocale = (lang: Locale) => [lang, text.replace('<html lang="en"', `<html lang="${lang}"`)]
  return Object.fromEntries(LOCALES.map(inLocale))
}
