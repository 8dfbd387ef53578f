const asked = new Map<string, Promise<Response>>()

/** Asks the server for what this URL will need, while the code that will read it is still loading. */
export function askAhead(path: string) {
  const response = fetch(path, { signal: AbortSignal.timeout(20_000) })
  response.catch(() => {})
  asked.set(path, response)
}

/** Given out once: whoever asks again wants fresh data. */
export function takeAhead(path: string): Promise<Response> | undefined {
  const response = asked.get(path)
  asked.delete(path)
  return response
}
