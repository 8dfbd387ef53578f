export interface Batch<Item, Result> {
  /** Maximum items per run. */
  size: number
  /** Maximum concurrent runs. */
  atOnce: number
  /** A run has at most one item per key. */
  keyOf: (item: Item) => string
  /** Merges an item into a waiting one with the same key. Without it, the second item waits for a later run. */
  join?: (waiting: Item, next: Item) => Item
  /** Processes all items and returns a function for each item's result. */
  run: (items: Item[]) => Promise<(item: Item) => Result>
}

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  item: Item
}

/**
 * Items that arrive during a run wait and share the next one. So the busier the server, the less an item costs; when
 * idle, no item waits. A run contains only items added before it began.
 */
export function batched<Item, Result>({ size, atOnce, keyOf, join, run }: Batch<Item, Result>) {
  const waiting = new Map<string, Waiting<Item, Result>[]>()
  let underWay = 0

  const take = (): Waiting<Item, Result>[] => {
    const batch: Waiting<Item, Result>[] = []
    const later: [string, Waiting<Item, Result>[]][] = []
    for (const [key, [first, ...rest]] of waiting) {
      if (!first || batch.length === size) break
      batch.push(first)
      waiting.delete(key)
      if (rest.length > 0) later.push([key, rest])
    }
    for (const [key, rest] of later) waiting.set(key, rest)
    return batch
  }
  const runOne = async () => {
    const batch = take()
    underWay++
    try {
      const resultOf = await run(batch.map(({ item }) => item))
      for (const { item, resolve } of batch) resolve(resultOf(item))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    underWay--
    runWhileFree()
  }
  const runWhileFree = () => {
    while (waiting.size > 0 && underWay < atOnce) void runOne()
  }

  return (item: Item): Promise<Result> => {
    const key = keyOf(item)
    const before = waiting.get(key) ?? []
    const [first] = before
    if (first && join) {
      first.item = join(first.item, item)
      return first.promise
    }
    const entry = { item, ...Promise.withResolvers<Result>() }
    // Wait one tick so that simultaneous calls share the run.
    if (waiting.size === 0) setImmediate(runWhileFree)
    waiting.set(key, [...before, entry])
    return entry.promise
  }
}
