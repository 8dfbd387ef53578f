import { defineConfig } from 'vite'
import { firstFiles } from './named-files.ts'
import { drawnByPreact, namedIn, withoutHrRefusals } from './vite.shared.ts'

/**
 * The page of phones, built apart from the app and into the same folder: nothing that the
 * shared screen needs may reach a phone in a busy room.
 */
export default defineConfig({
  publicDir: false,
  resolve: { alias: [...drawnByPreact, withoutHrRefusals] },
  plugins: [firstFiles],
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'apps/web/phone.html',
      output: namedIn('assets/phone'),
    },
  },
})
