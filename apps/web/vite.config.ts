import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    // The content security policy allows images and fonts from our own address only, so nothing becomes a data: URL.
    assetsInlineLimit: 0,
  },
})
