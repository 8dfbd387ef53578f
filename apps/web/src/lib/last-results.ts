import { read } from './browser-storage.ts'

/** Not in `local-storage.ts`, so that the start screen need not load the rest of that file. */
export const LAST_RESULTS = 'last_results'

/** The session last finished in this browser, for as long as the browser keeps it. */
export const lastResults = () => read(LAST_RESULTS)
