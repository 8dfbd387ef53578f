export interface Times {
  median: number
  p95: number
  worst: number
}

export function timesOf(milliseconds: number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}

/** One call after the other, as one person clicks; the first ones warm up and do not count. */
export async function measure(calls: number, call: (nth: number) => Promise<unknown>): Promise<Times> {
  const warming = Math.ceil(calls / 10)
  const times: number[] = []
  for (let nth = 0; nth < warming + calls; nth++) {
    const begun = performance.now()
    await call(nth)
    if (nth >= warming) times.push(performance.now() - begun)
  }
  return timesOf(times)
}
