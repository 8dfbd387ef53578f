import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MARK = 'found:'

/** Returns what a JavaScript expression finds in a page, once its fonts are there. */
export function inBrowser<Found>(html: string, expression: string): Found {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  try {
    const page = join(folder, 'page.html')
    const publish = `document.title = '${MARK}' + encodeURIComponent(JSON.stringify(${expression}))`
    writeFileSync(page, `${html}<script>document.fonts.ready.then(() => { ${publish} })</script>`)
    const quiet = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`]
    const task = ['--virtual-time-budget=10000', '--window-size=1200,1600', '--dump-dom', `file://${page}`]
    const dom = execFileSync('chromium', [...quiet, ...task], {
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const published = new RegExp(`<title>${MARK}([^<]*)</title>`).exec(dom)
    if (!published) throw new Error('the browser did not measure the page')
    return JSON.parse(decodeURIComponent(published[1] ?? '')) as Found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
