import { LOCALES } from '@thrive/domain'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The file of the words in one language; the server leaves only that of the page's own. */
const WORDS = new RegExp(`/(${LOCALES.join('|')})-[^/]*\\.js$`)

/** What the browser should ask for as soon as it has the page of an app. */
export const firstFiles: Plugin = {
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
        const lang = WORDS.exec(file)?.[1]
        if (lang) {
          const attrs = { rel: 'modulepreload', crossorigin: true, hreflang: lang, href: url }
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

/** Writes a page for each screen of a session: index.html, which also names all that the screen will load. */
export const screenPages: Plugin = {
  name: 'screen-pages',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    // Those that a file imports come first, so that its own styles have the last word.
    const withImports = (chunk: (typeof chunks)[number], seen = new Set<typeof chunk>()): (typeof chunk)[] => {
      if (seen.has(chunk)) return []
      seen.add(chunk)
      const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
      return [...imported.flatMap((each) => withImports(each, seen)), chunk]
    }
    const index = bundle['index.html']
    if (index?.type !== 'asset') return
    const html = index.source.toString()
    for (const screen of ['survey', 'results']) {
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/features/${screen}/page.tsx`))
      if (!page) this.error(`The screen ${screen} has no file of its own`)
      const needed = withImports(page)
      const links = [
        ...needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).map(linkToStyle),
        ...needed.filter(({ isEntry }) => !isEntry).map(({ fileName }) => linkToModule(fileName)),
      ].filter((link) => !html.includes(link))
      const source = html.replace('</head>', `${links.join('')}</head>`)
      this.emitFile({ type: 'asset', fileName: `${screen}.html`, source })
    }
  },
}
const linkToModule = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`
const linkToStyle = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`
