const BYTES = 1_500_000
const PATIENCE_MS = 8_000
const LONGEST_MS = 4_000

/** Megabits per second at which the beginning of a film comes; null if no film comes. */
export async function measureSpeed(path: string): Promise<number | null> {
  const controller = new AbortController()
  const patience = setTimeout(() => controller.abort(), PATIENCE_MS)
  try {
    // A film that this browser keeps would come from there, and not over the network.
    const response = await fetch(`${path}?measured=${Date.now()}`, {
      headers: { Range: `bytes=0-${BYTES - 1}` },
      cache: 'no-store',
      signal: controller.signal,
    })
    // A network that wants a login answers with its own page.
    if (!response.ok || !response.body || response.headers.get('content-type')?.includes('html')) return null
    const from = performance.now()
    let bytes = 0
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.length
      if (performance.now() - from > LONGEST_MS) break
    }
    controller.abort()
    return (bytes * 8) / Math.max(1, performance.now() - from) / 1_000
  } catch {
    return null
  } finally {
    clearTimeout(patience)
  }
}
