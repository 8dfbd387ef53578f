import { type Browser, chromium } from '@playwright/test'
import lighthouse, { type Config } from 'lighthouse'
import { atMost, type Figure } from '../bench/report.ts'
import { BROWSER, LINE, SLOWER } from './conditions.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']

const config: Config = {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: CATEGORIES,
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1920, height: 1080, deviceScaleFactor: 1, disabled: false },
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: SLOWER,
      requestLatencyMs: LINE.latencyMs,
      downloadThroughputKbps: LINE.kilobits,
      uploadThroughputKbps: LINE.kilobits,
      rttMs: LINE.latencyMs,
      throughputKbps: LINE.kilobits,
    },
  },
}

export interface Inspected {
  screen: string
  url: string
  /** The points for performance that are promised. */
  speed: number
}

/** Returns Lighthouse's scores for a screen, the best of a few runs: noise only ever lowers them. */
export async function inspect({ screen, url, speed }: Inspected, port: number, runs: number): Promise<Figure[]> {
  const browser: Browser = await chromium.launch({
    ...BROWSER,
    args: [...BROWSER.args, `--remote-debugging-port=${port}`],
  })
  try {
    const best: Record<string, number> = {}
    let shift = Number.POSITIVE_INFINITY
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(url, { port, logLevel: 'error' }, config)
      if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
      const { categories, audits, runtimeError } = result.lhr
      if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
      for (const [id, { score, auditRefs }] of Object.entries(categories)) {
        best[id] = Math.max(best[id] ?? 0, score ?? 0)
        if ((score ?? 0) < 1)
          for (const { id: audit, weight } of auditRefs)
            if (weight > 0 && (audits[audit]?.score ?? 1) < 1)
              console.log(`  ${screen}, ${id}: ${audits[audit]?.title} ${audits[audit]?.displayValue ?? ''}`)
      }
      shift = Math.min(shift, audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY)
    }
    return [
      ...CATEGORIES.map((id) => {
        const least = id === 'performance' ? speed : 100
        const points = Math.round((best[id] ?? 0) * 100)
        return { name: `${screen}: ${id}`, found: `${points}`, promised: `at least ${least}`, kept: points >= least }
      }),
      atMost(`${screen}: layout shift`, Math.round(shift * 1000) / 1000, 0),
    ]
  } finally {
    await browser.close()
  }
}
