import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The room's screens are written for React and drawn by Preact (docs/decisions/066-the-room-is-drawn-by-preact.md). */
export const drawnByPreact = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]

/** No team reads the refusals of HR's calls, so its apps do without their words. */
export const withoutHrRefusals = {
  find: /^@thrive\/words\/refusals$/,
  replacement: join(import.meta.dirname, '../../packages/words/src/team-refusals.ts'),
}

/** A file shared by several screens would carry all their names. */
const shortName = (name: string) => name.replace(/~.*|\.\w+$/g, '')

/** The names of built files, in a folder of their own. */
export const namedIn = (folder: string) => ({
  entryFileNames: `${folder}/[name]-[hash:7].js`,
  chunkFileNames: ({ name }: { name: string }) => `${folder}/${shortName(name)}-[hash:7].js`,
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) => `${folder}/${shortName(name)}-[hash:6][extname]`,
})

/** Files that import each other in a circle may find each other half made, and only some screens would show it. */
export const noCircles: Plugin = {
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
