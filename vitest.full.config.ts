import { defineConfig } from 'vitest/config'

/** Tests that download something or take minutes: part of check:full. */
export default defineConfig({ test: { include: ['{packages,media,scripts,apps}/**/*.full.test.ts'] } })
