import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': api, '/photo': api } },
  build: {
    // The content security policy allows images and fonts from our own address only, so nothing becomes a data: URL.
    assetsInlineLimit: 0,
  },
})
