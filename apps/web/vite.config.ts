import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [
    react(),
    // The screens are English; React Aria speaks some thirty languages.
    optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }),
    VitePWA({
      manifest: false,
      injectRegister: null,
      workbox: {
        // The whole app, so that a room can open it again without a network, and never a mix of two releases:
        // a new release waits until every tab of the old one is closed.
        globPatterns: ['**/*.{js,css,html,svg,woff2,ttf}'],
        // No room needs the screens of HR, and HR needs the network.
        globIgnores: ['assets/admin/**'],
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/photo\//, /^\/admin/, /\.\w+$/],
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.endsWith('.mp4'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'films',
              rangeRequests: true,
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 24, maxAgeSeconds: 86_400, purgeOnQuotaError: true },
            },
          },
          {
            urlPattern: ({ url }) => /^\/(videos|images|sounds)\/.*\.(jpg|png|vtt|mp3|ogg)$/.test(url.pathname),
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'pictures', cacheableResponse: { statuses: [200] }, expiration: { maxEntries: 200 } },
          },
        ],
      },
    }),
  ],
  // Found at the first click only, they would make the development server reload the page in the middle of it.
  optimizeDeps: { include: ['pdfkit', 'fontkit'] },
  server: { proxy: { '/api': api, '/photo': api } },
  build: {
    // The content security policy allows images and fonts from our own address only, so nothing becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/features/admin/'))
            ? 'assets/admin/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        // What every screen needs and no release of ours changes, in one file.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
        },
      },
    },
  },
})
