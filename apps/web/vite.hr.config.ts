import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstFiles } from './named-files.ts'
import { ownWords } from './own-words.ts'
import { namedIn, noCircles } from './vite.shared.ts'

/** HR's app, built apart from the room's and into the same folder: React Aria needs React. */
export default defineConfig({
  publicDir: false,
  plugins: [
    react(),
    ownWords('src/hr.tsx', {
      studio: 'src/features/studio/screens.tsx',
      rounds: 'src/features/hr/round/screens.tsx',
      figures: 'src/features/hr/figures.tsx',
      data: 'src/features/hr/organisation/retention/page.tsx',
      takeOut: 'src/features/hr/organisation/take-out/page.tsx',
      find: 'src/features/hr/organisation/find/page.tsx',
      programs: 'src/features/hr/organisation/programs/screens.tsx',
    }),
    firstFiles,
    noCircles,
    // The screens speak three languages; React Aria speaks some thirty.
    optimizeLocales.vite({ locales: ['en-GB', 'en-US', 'nl-NL', 'fr-FR'] }),
  ],
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'apps/web/hr.html',
      output: {
        ...namedIn('assets/hr'),
        codeSplitting: {
          groups: [
            // What every screen needs and no release of ours changes.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack)\//,
              priority: 2,
            },
            // What several screens share of ours; React Aria, charts and funnels come with the screens that use them.
            {
              name: 'shared',
              test: /packages\/|web\/src\/(lib|brand\/(?!funnel|liquid|tube)|ui\/(?!form\/aria)|features\/hr\/frame)/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'funnel', test: /web\/src\/brand\/(funnel|liquid|tube)/, priority: 1 },
          ],
        },
      },
    },
  },
})
