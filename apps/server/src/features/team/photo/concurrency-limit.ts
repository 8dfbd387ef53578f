/**
 * Runs up to `atOnce` at a time; the others wait in the order in which they came, and are refused after `patienceMs`.
 */
export function limitConcurrency(atOnce: number, patienceMs: number, refuse: () => Error) {
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

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running++
    else await turn()
    try {
      return await work()
    } finally {
      // The next one waiting takes over this place.
      const [next] = waiting
      if (next) next()
      else running--
    }
  }
}
