/**
 * So many at once; the others wait for their turn, in the order in which they came. Who has waited for too long is sent
 * away.
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
      // Whoever waits takes over this place.
      const [next] = waiting
      if (next) next()
      else running--
    }
  }
}
