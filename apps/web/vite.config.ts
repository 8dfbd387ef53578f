import { join } from 'node:path'
import { contentFolder, loadGuide, loadMaterial, loadWorkshops } from '@thrive/content'
import { inLocale, isOfOtherApp, LOCALES, type Locale, pageOf, spokenIn, type Workshop } from '@thrive/domain'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { firstFiles, screenPages } from './named-files.ts'
import { ownWords } from './own-words.ts'
import { withIntegrity } from './precache-integrity.ts'
import { drawnByPreact, namedIn, noCircles, withoutHrRefusals } from './vite.shared.ts'

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
  hasPhoto: workshop.results.some(({ kind }) => kind === 'photo'),
  films: filmsOf(workshop).filter(({ spoken }) => spoken.length > 0),
  slides: workshop.survey.flatMap(({ group }) => group?.slides ?? []).map(({ image }) => image),
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

const namesOf = (slug: string, locale: Locale) => {
  const { sets, buy } = loadMaterial(contentFolder, slug, locale)
  return Object.fromEntries(
    [...sets, ...buy].filter(({ name, called }) => called !== name).map(({ name, called }) => [name, called]),
  )
}

/** The names of things in each language, for the leader's notes: `virtual:material-names`. */
const materialNames: Plugin = {
  name: 'material-names',
  resolveId: (id) => (id === 'virtual:material-names' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0virtual:material-names') return null
    const names = loadWorkshops().map(({ slug }) => [
      slug,
      Object.fromEntries(LOCALES.map((locale) => [locale, namesOf(slug, locale)])),
    ])
    return `export default ${JSON.stringify(Object.fromEntries(names))}`
  },
}

const GUIDE = '\0virtual:guide-'

/** The leader's guide of this release, a file per version and language: `virtual:guides`. */
const guides: Plugin = {
  name: 'guides',
  resolveId: (id) => (id === 'virtual:guides' || id.startsWith('virtual:guide-') ? `\0${id}` : null),
  load(id) {
    if (id === '\0virtual:guides') {
      const load = (slug: string) => LOCALES.map((lang) => `${lang}: () => import('virtual:guide-${slug}-${lang}')`)
      return `export default { ${loadWorkshops()
        .map(({ slug }) => `${slug}: { ${load(slug).join(', ')} }`)
        .join(', ')} }`
    }
    if (!id.startsWith(GUIDE)) return null
    const [slug, lang] = id.slice(GUIDE.length).split('-')
    const workshop = loadWorkshops().find((each) => each.slug === slug)
    const locale = LOCALES.find((each) => each === lang)
    return workshop && locale ? `export default ${JSON.stringify(loadGuide(contentFolder, workshop, locale))}` : null
  },
}

/** In development too, phones and HR have pages of their own. */
const otherPages: Plugin = {
  name: 'other-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const path = request.url?.split('?')[0] ?? ''
      if (isOfOtherApp(path)) request.url = `/${pageOf(path)}`
      next()
    })
  },
}

/** What screens.ts needs, so that it waits for no other script. */
const FIRST =
  /web\/src\/(screens|lib\/(ahead|chosen-locale|browser-storage))\.ts|own-words$|words\/src\/locale|words\/dist\/registry|domain\/src\/(languages|web-pages)/

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

// In development React draws everything: one server has all pages, and HR's need React.
export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [...drawnByPreact, withoutHrRefusals] : [] },
  plugins: [
    react(),
    command === 'build' &&
      ownWords('src/main.tsx', { preview: 'src/features/preview/page.tsx' }, { refusals: 'team-refusals' }),
    firstFiles,
    startTexts,
    rooms,
    materialNames,
    guides,
    screenPages,
    noCircles,
    otherPages,
    VitePWA({
      manifest: false,
      injectRegister: null,
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,woff2,ttf}'],
        // Few PDFs need these fonts, and none needs many. Offline, every screen begins with index.html.
        globIgnores: ['fonts/**', 'survey.html', 'results.html'],
        manifestTransforms: [withIntegrity(join(import.meta.dirname, 'dist'))],
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
        ...namedIn('assets'),
        codeSplitting: {
          groups: [
            // Loaded before everything else, so that the screen of this URL is requested first.
            { name: 'screens', test: FIRST, priority: 4 },
            // What every screen needs and no release of ours changes.
            { name: 'preact', test: /node_modules\/(preact|wouter|regexparam)\//, priority: 3 },
            // What the first screen needs stays with it.
            { name: 'start', tags: ['$initial'], priority: 2 },
            // What several screens share, in one file: on a slow connection each one costs time.
            { name: 'shared', test: /./, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
}))
