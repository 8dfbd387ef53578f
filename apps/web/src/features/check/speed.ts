const BYTES = 1_500_000
const TIMEOUT_MS = 8_000
const LONGEST_MS = 4_000

/** Measures the download speed of a film's beginning in megabits per second; null if no film arrives. */
export async function measureSpeed(path: string): Promise<number | null> {
  const controller = new AbortController()
  const timeout = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    // Bypasses the copy in this browser, which would not come over the network.
    const response = await fetch(`${path}?measured=${Date.now()}`, {
      headers: { Range: `bytes=0-${BYTES - 1}` },
      cache: 'no-store',
      signal: controller.signal,
    })
    // A captive portal answers with its own login page.
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
    clearTimeout(timeout)
  }
}
