export interface Times {
  median: number
  p95: number
  p99: number
  worst: number
}

export function timesOf(milliseconds: number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) }
}

type Call = (nth: number) => Promise<unknown>

/** Makes one call after another, as one person would click, each kind in turn; the first calls are a warm-up. */
export async function measure(rounds: number, calls: Call[]): Promise<Times[]> {
  const warming = Math.ceil(rounds / 10)
  const times: number[][] = calls.map(() => [])
  for (let nth = 0; nth < warming + rounds; nth++)
    for (const [index, call] of calls.entries()) {
      const begun = performance.now()
      await call(nth)
      if (nth >= warming) times[index]?.push(performance.now() - begun)
    }
  return times.map(timesOf)
}
