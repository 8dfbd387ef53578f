const cleanups: (() => Promise<unknown>)[] = []

/** Registers a cleanup for the end of the test file; the last one registered runs first. */
export const onEnd = (cleanup: () => Promise<unknown>) => cleanups.push(cleanup)

export async function runEndings() {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}
