const prefetched = new Map<string, Promise<Response>>()

/** Requests what this URL will need, while the code that will read it is still loading. */
export function prefetch(path: string) {
  const response = fetch(path, { signal: AbortSignal.timeout(20_000) })
  response.catch(() => {})
  prefetched.set(path, response)
}

/** Returns the response only once: a second caller wants fresh data. */
export function takePrefetched(path: string): Promise<Response> | undefined {
  const response = prefetched.get(path)
  prefetched.delete(path)
  return response
}
