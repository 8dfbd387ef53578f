import { defineConfig } from 'vite'

/**
 * The page of phones, built apart from the app and into the same folder: the same components, drawn by Preact, because
 * React alone is larger than all that a phone in a busy room should have to load.
 */
export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
    ],
  },
  build: {
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'apps/web/phone.html',
      output: {
        entryFileNames: 'assets/phone/[name]-[hash:6].js',
        chunkFileNames: 'assets/phone/[name]-[hash:6].js',
        assetFileNames: 'assets/phone/[name]-[hash:6][extname]',
      },
    },
  },
})
