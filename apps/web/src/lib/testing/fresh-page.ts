import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'

/** Each test file is its own browser, with its own modules and an empty storage. Installed packages are loaded once. */
afterAll(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.resetModules()
})
