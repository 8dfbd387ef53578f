const asked = new Map<string, Promise<Response>>()

/** Asks the server for what the address will need, while the program that will read it is still on its way. */
export function askAhead(path: string) {
  const response = fetch(path, { signal: AbortSignal.timeout(20_000) })
  response.catch(() => {})
  asked.set(path, response)
}

/** Once: whoever asks again wants to know what is true by then. */
export function takeAhead(path: string): Promise<Response> | undefined {
  const response = asked.get(path)
  asked.delete(path)
  return response
}
