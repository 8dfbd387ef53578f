import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

const KINDS = { scripts: 'javascript', styles: 'css' }
type Kind = keyof typeof KINDS

/** Weighs what a page loads, in bytes of gzip; nobody waits for what the service worker fetches for later. */
export function weigh(page: Page) {
  const files: { kind: Kind; bytes: Promise<number> }[] = []
  const weighFile = (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    for (const kind of Object.keys(KINDS) as Kind[])
      if (type.includes(KINDS[kind]) && !response.request().serviceWorker())
        files.push({ kind, bytes: response.body().then((body) => gzipSync(body, { level: 9 }).length) })
  }
  page.on('response', weighFile)
  return {
    /** Returns the weight so far. What comes later is not counted. */
    async stop(): Promise<Record<Kind, number>> {
      page.off('response', weighFile)
      const total = { scripts: 0, styles: 0 }
      for (const { kind, bytes } of files) total[kind] += await bytes
      return total
    },
  }
}
