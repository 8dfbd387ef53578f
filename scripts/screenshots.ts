import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { BEAMER, openPictured, PICTURED, SETTINGS, wordsOn } from './pictured-screens.ts'
import { startDemo } from './start-demo.ts'

/**
 * Takes the pictures of the README and the docs from the product itself: npm run build && npm run screenshots. Also
 * writes the words on each screen; a browser test fails when a screen's words differ.
 */
const folder = join(import.meta.dirname, '../docs/screenshots')

const demo = await startDemo(SETTINGS)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
})
try {
  mkdirSync(folder, { recursive: true })
  const words: Record<string, string[]> = {}
  for (const screen of PICTURED) {
    // Each has its own browser context: starting a team ends HR's login on the same computer.
    const page = await browser.newPage({ viewport: BEAMER })
    await openPictured(page, screen, demo.url)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_600)
    words[screen.name] = await wordsOn(page)
    await screen.pose?.(page)
    await page.waitForTimeout(600)
    await sharp(await page.screenshot())
      .resize(1100)
      .png({ palette: true, quality: 90 })
      .toFile(join(folder, `${screen.name}.png`))
    console.log(screen.name)
    await page.close()
  }
  writeFileSync(join(folder, 'words.json'), `${JSON.stringify(words, null, 2)}\n`)
} finally {
  await browser.close()
  await demo.stop()
}
