export interface Retrying {
  /** Runs now, or joins the current run. With `keepalive` the browser finishes it after the page is closed. */
  run(keepalive?: boolean): Promise<void>
  /** Runs at the end of this tick; if a run is under way, once more after it. */
  request(): void
  /** Runs after this delay, instead of the planned one. */
  runLater(delay: number): void
  /** True if nothing runs or is planned. */
  isIdle(): boolean
  /** Plans nothing more, until the next call. */
  stop(): void
}

interface Rules {
  /** Milliseconds until a failed run is repeated, or null to give up. */
  delayAfter: (error: unknown, failures: number) => number | null
  /** Called after each run, once the next one is planned. */
  onDone?: (isFailed: boolean) => void
}

/** Runs one piece of work at a time, and repeats it while it fails. */
export function retrying(work: (keepalive: boolean) => Promise<unknown>, { delayAfter, onDone }: Rules): Retrying {
  let failures = 0
  let isRequested = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | null = null
  let underWay: Promise<void> | null = null

  function cancel() {
    if (timer) clearTimeout(timer)
    timer = null
  }

  function plan(delay: number) {
    cancel()
    timer = setTimeout(() => void run(), delay)
  }

  function end(delay: number | null) {
    underWay = null
    if (isStopped) return
    if (delay !== null) plan(delay)
    else if (isRequested) plan(0)
  }

  function succeeded() {
    failures = 0
    end(null)
    onDone?.(false)
  }

  function failed(error: unknown) {
    end(delayAfter(error, failures++))
    onDone?.(true)
  }

  function run(keepalive = false): Promise<void> {
    cancel()
    isStopped = false
    if (underWay) return underWay
    isRequested = false
    underWay = work(keepalive).then(succeeded, failed)
    return underWay
  }

  return {
    run,
    request() {
      isStopped = false
      isRequested = true
      if (!underWay) plan(0)
    },
    runLater(delay) {
      isStopped = false
      plan(delay)
    },
    isIdle: () => timer === null && underWay === null,
    stop() {
      isStopped = true
      isRequested = false
      cancel()
    },
  }
}
