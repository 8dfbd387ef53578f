export interface ConcurrencyLimit {
  /** Maximum concurrent runs. */
  atOnce: number
  /** Work that has waited this long is refused. */
  patienceMs: number
  refuse: () => Error
}

/**
 * Runs work in order of arrival with limited concurrency, across all queues. Returns a function that opens a queue:
 * work beyond its `mostWaiting` is refused at once.
 */
export function limitConcurrency({ atOnce, patienceMs, refuse }: ConcurrencyLimit) {
  const waiting = new Set<() => void>()
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(refuse())
      }, patienceMs)
      waiting.add(begin)
    })

  return (mostWaiting = Number.POSITIVE_INFINITY) => {
    let queued = 0
    return async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (running < atOnce) running++
      else {
        if (queued >= mostWaiting) throw refuse()
        queued++
        try {
          await turn()
        } finally {
          queued--
        }
      }
      try {
        return await work()
      } finally {
        // The next one waiting takes this slot.
        const [next] = waiting
        if (next) next()
        else running--
      }
    }
  }
}
