import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { contentFolder, loadMaterial, loadWorkshops } from '@thrive/content'
import { inLocale, LOCALES, spokenIn, type Workshop } from '@thrive/domain'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** What the browser should ask for as soon as it has the page. */
const firstFiles: Plugin = {
  name: 'first-files',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle).flatMap((file): HtmlTagDescriptor[] => {
        const url = `/${file}`
        // With the style of the first screen, or its words would move when the fonts arrive.
        if (/-latin-wght-normal.*\.woff2$/.test(file)) {
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: url }
          return [{ tag: 'link', attrs, injectTo: 'head' }]
        }
        // It asks for the screen of the URL and the data of its session, and waits for no other script.
        if (/^assets\/screens-[^/]*\.js$/.test(file))
          return [
            {
              tag: 'script',
              attrs: { type: 'module', async: true, crossorigin: true, src: url },
              injectTo: 'head-prepend',
            },
          ]
        return []
      }),
  },
}

const startTextsOf = ({ slug, name, look, languages, start, tutorial }: Workshop) => ({
  slug,
  name,
  look,
  languages,
  start,
  tutorial,
})

/** The start screens' texts of this release, until the server sends them: `virtual:start-texts`. */
const startTexts: Plugin = {
  name: 'start-texts',
  resolveId: (id) => (id === 'virtual:start-texts' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0virtual:start-texts') return null
    const texts = loadWorkshops().map((workshop) => [
      workshop.slug,
      Object.fromEntries(LOCALES.map((locale) => [locale, startTextsOf(inLocale(workshop, locale))])),
    ])
    return `export default ${JSON.stringify(Object.fromEntries(texts))}`
  },
}

const filmsOf = ({ survey, results }: Workshop) => [
  ...survey.map(({ key, films }) => ({ section: 'survey', key, spoken: spokenIn({ films }) })),
  ...results.map(({ key, films }) => ({ section: 'results', key, spoken: spokenIn({ films }) })),
]

const roomOf = (workshop: Workshop) => ({
  allCaptions: workshop.spoken !== undefined,
  films: filmsOf(workshop).filter(({ spoken }) => spoken.length > 0),
  things: Object.fromEntries(
    LOCALES.map((locale) => [locale, loadMaterial(contentFolder, workshop.slug, locale).room]),
  ),
})

/** What the room check needs of this release, which works without a network: `virtual:rooms`. */
const rooms: Plugin = {
  name: 'rooms',
  resolveId: (id) => (id === 'virtual:rooms' ? `\0${id}` : null),
  load: (id) =>
    id === '\0virtual:rooms'
      ? `export default ${JSON.stringify(Object.fromEntries(loadWorkshops().map((each) => [each.slug, roomOf(each)])))}`
      : null,
}

/** Files that import each other in a circle may find each other half made, and only some screens would show it. */
const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle(_, bundle) {
    const settled = new Set<string>()
    const follow = (file: string, path: string[]) => {
      if (path.includes(file)) this.error(`These files import each other in a circle: ${path.join(', ')}`)
      if (settled.has(file)) return
      const chunk = bundle[file]
      if (chunk?.type === 'chunk') for (const next of chunk.imports) follow(next, [...path, file])
      settled.add(file)
    }
    for (const file of Object.keys(bundle)) follow(file, [])
  },
}

/** In development phones get their page with React in it; the built one is made by vite.phone.config.ts. */
const phonePage: Plugin = {
  name: 'phone-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (/^\/(join|remote)([/?]|$)/i.test(request.url ?? '')) request.url = '/phone.html'
      next()
    })
  },
}

/** A file shared by several screens would carry all their names. */
const shortName = (name: string) => name.replace(/~.*|\.\w+$/g, '')

/** A network that wants a login answers with its own page and status 200, which is not the film. */
const notALoginPage = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.headers.get('content-type')?.includes('html') ? null : response,
}

const inFewFiles = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 1 }

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [
    react(),
    firstFiles,
    startTexts,
    rooms,
    noCircles,
    phonePage,
    // The screens speak three languages; React Aria speaks some thirty.
    optimizeLocales.vite({ locales: ['en-GB', 'en-US', 'nl-NL', 'fr-FR'] }),
    VitePWA({
      manifest: false,
      injectRegister: null,
      workbox: {
        // The whole app, so that a room can open it again without a network, and never a mix of two releases:
        // a new release waits until every tab of the old one is closed.
        globPatterns: ['**/*.{js,css,html,svg,woff2,ttf}'],
        // No room needs HR's screens, and HR needs the network anyway. Few PDFs need these fonts, and none needs many.
        globIgnores: ['assets/hr/**', 'fonts/**'],
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/photo\//, /^\/admin/, /^\/(join|remote)/i, /\.\w+$/],
        // Calls and streams match nothing here, so the service worker leaves them to the browser: a stream that passed
        // through it would end whenever the browser stops the worker.
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.endsWith('.mp4'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'films',
              rangeRequests: true,
              cacheableResponse: { statuses: [200] },
              plugins: [notALoginPage],
              expiration: { maxEntries: 24, maxAgeSeconds: 86_400, purgeOnQuotaError: true },
            },
          },
          {
            urlPattern: ({ url }) => /^\/(videos|images|sounds)\/.*\.(jpg|png|vtt|mp3|ogg)$/.test(url.pathname),
            handler: 'StaleWhileRevalidate',
            options: {
              cacheName: 'pictures',
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 200 },
              plugins: [notALoginPage],
            },
          },
        ],
      },
    }),
  ],
  // If they were found only at the first click, the development server would reload the page in the middle of it.
  optimizeDeps: { include: ['pdfkit', 'fontkit', 'linebreak', 'bidi-js'] },
  server: { proxy: { '/api': api, '/photo': api } },
  build: {
    // The content security policy allows images and fonts from our own origin only, so nothing becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, moduleIds }) => {
          const isHr = moduleIds.some((id) => /\/features\/hr\/|\/ui\/form\/aria\//.test(id))
          return `assets/${isHr ? 'hr/' : ''}${shortName(name)}-[hash:7].js`
        },
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash:6][extname]`,
        codeSplitting: {
          groups: [
            // Loaded before React, so that the screen of this URL is requested first.
            { name: 'screens', test: /web\/src\/(screens|lib\/ahead)\.ts/, priority: 4 },
            // What every screen needs and no release of ours changes.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//, priority: 3 },
            // What the first screen needs stays with it.
            { name: 'start', tags: ['$initial'], priority: 2 },
            // What several screens of a team share, in few files: on a slow connection each one costs time.
            { name: 'data', test: /node_modules\/(@tanstack|idb)\//, minShareCount: 2, priority: 1 },
            // Rules know no words, and words little else, so that files of these two never import each other.
            { name: 'rules', test: /packages\/(?!words\/)/, ...inFewFiles },
            { name: 'words', test: /packages\/words\//, ...inFewFiles, entriesAwareMergeThreshold: 60_000 },
            // Parts know no feature, so that these two never import each other.
            { name: 'parts', test: /web\/src\/(ui\/(?!form\/aria)|brand|lib|art)/, ...inFewFiles },
            { name: 'team', test: /web\/src\/features\/(?!hr)/, ...inFewFiles },
          ],
        },
      },
    },
  },
})
