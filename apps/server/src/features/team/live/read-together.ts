const AT_ONCE = 2
const MOST = 200

/**
 * Rooms that change while others are being read wait for those and are then read together, each once. A reading never
 * begins before it was asked for, so it holds every change that was committed by then.
 */
export function readTogether<Found>(
  read: (ids: string[]) => Promise<Map<string, Found>>,
): (id: string) => Promise<Found | undefined> {
  const waiting = new Map<string, PromiseWithResolvers<Found | undefined>>()
  let underWay = 0

  const readWhileFree = () => {
    while (waiting.size > 0 && underWay < AT_ONCE) void readSome()
  }
  const readSome = async () => {
    const batch = [...waiting].slice(0, MOST)
    for (const [id] of batch) waiting.delete(id)
    underWay++
    try {
      const found = await read(batch.map(([id]) => id))
      for (const [id, { resolve }] of batch) resolve(found.get(id))
    } catch (error) {
      for (const [, { reject }] of batch) reject(error)
    }
    underWay--
    readWhileFree()
  }

  return (id) => {
    const before = waiting.get(id)
    if (before) return before.promise
    const reading = Promise.withResolvers<Found | undefined>()
    waiting.set(id, reading)
    // Those of the same turn of the event loop still come along.
    if (waiting.size === 1) setImmediate(readWhileFree)
    return reading.promise
  }
}
