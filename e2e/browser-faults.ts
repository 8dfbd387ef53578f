import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Faults to cause in a browser, and checks of what it has stored. */

/** Waits until the browser has stored the value, which takes a few milliseconds. */
export const expectKeptHere = (page: Page, uuid: string, id: number, value: string, kind = 'answer') =>
  expect
    .poll(() =>
      page.evaluate(
        (key) =>
          new Promise((resolve) => {
            const opening = indexedDB.open('thrive')
            opening.onsuccess = () => {
              const reading = opening.result.transaction('rows').objectStore('rows').get(key)
              reading.onsuccess = () => {
                opening.result.close()
                resolve(reading.result?.value)
              }
            }
          }),
        [uuid, kind, id],
      ),
    )
    .toBe(value)

/** Returns the content types of the films and pictures that the service worker has cached. */
export const keptTypes = (page: Page) =>
  page.evaluate(async () => {
    const types: string[] = []
    for (const name of ['films', 'pictures']) {
      const cache = await caches.open(name)
      for (const response of await cache.matchAll()) types.push(response.headers.get('content-type') ?? '')
    }
    return types
  })

/** Fills the storage with ever smaller pieces, until not even the smallest fits. */
export const fillStorage = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('filler', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('pieces', { autoIncrement: true })
      opening.onsuccess = () => resolve(opening.result)
    })
    const fits = (size: number) =>
      new Promise<boolean>((resolve) => {
        const writing = database.transaction('pieces', 'readwrite')
        writing.objectStore('pieces').add(crypto.getRandomValues(new Uint8Array(size)))
        writing.oncomplete = () => resolve(true)
        writing.onabort = () => resolve(false)
      })
    for (let size = 65_536; size >= 16; size /= 8) while (await fits(size));
    database.close()
  })

export async function kill(context: BrowserContext, page: Page) {
  const crashed = page.waitForEvent('crash')
  const cdp = await context.newCDPSession(page)
  cdp.send('Page.crash').catch(() => {})
  await crashed
}
