const AGAIN_MS = 2_000

/** Says the latest, one at a time: what changes meanwhile is said next, and what did not arrive is said again. */
export function speakerOf(say: () => Promise<unknown>) {
  let isDue = false
  let isBusy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const go = async () => {
    if (isBusy) return
    isBusy = true
    isDue = false
    const failed = await say().then(
      () => false,
      () => true,
    )
    isBusy = false
    if (failed) plan(AGAIN_MS)
    else if (isDue) plan(0)
  }
  const plan = (wait: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void go(), wait)
  }
  return {
    /** At the end of this turn: a page that is turned says several things at once. */
    say() {
      isDue = true
      if (!isBusy) plan(0)
    },
    stop() {
      isDue = false
      clearTimeout(timer)
    },
  }
}
