import type { Page } from '@playwright/test'

interface Watch {
  /**
   * Milliseconds from the last click on Next step, or on what it asked to confirm, until the next page's heading is
   * shown, and until its film plays.
   */
  shown: number | null
  playing: number | null
  /** Layout shifts: how much, on which page, and which element. */
  shifts: { value: number; what: string }[]
}

/** As browsers report it; the DOM types do not include it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** Measures inside the page by the browser's clock, so that the round trip to the test program does not count. */
export async function installStopwatch(page: Page) {
  await page.addInitScript(() => {
    window.watch = { shown: null, playing: null, shifts: [] }
    const title = () => document.querySelector('h1')?.textContent ?? null
    let clicked = 0
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('.foot .btn.big, .hand-in .btn.big')) return
        const before = title()
        clicked = event.timeStamp
        Object.assign(window.watch, { shown: null, playing: null })
        const changed = new MutationObserver(() => {
          if (title() === null || title() === before) return
          changed.disconnect()
          // By the frame after the next one, the change has been painted.
          requestAnimationFrame(() =>
            requestAnimationFrame((now) => {
              window.watch.shown = now - clicked
            }),
          )
        })
        changed.observe(document.body, { subtree: true, childList: true, characterData: true })
      },
      { capture: true },
    )
    document.addEventListener(
      'playing',
      ({ timeStamp }) => {
        window.watch.playing ??= timeStamp - clicked
      },
      { capture: true },
    )
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const { nodeName = 'gone', className = '' } = (node?.nodeType === 3 ? node.parentElement : node) ?? {}
          return `${nodeName} ${className} ${[from.x, from.y, to.x, to.y].map(Math.round)}`
        })
        window.watch.shifts.push({ value, what: `${title()}: ${moved.join('; ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const readStopwatch = (page: Page): Promise<Watch> => page.evaluate(() => window.watch)
