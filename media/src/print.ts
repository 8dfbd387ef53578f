import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { whereIs } from './paths.ts'

/** A browser prints the page: vectors, with the letters that it uses inside. */
export function printPdf(html: string, file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'print-'))
  try {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')]
    writeFileSync(page, html)
    const quiet = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${join(folder, 'profile')}`]
    const task = [`--print-to-pdf=${pdf}`, '--no-pdf-header-footer', `file://${page}`]
    execFileSync('chromium', [...quiet, ...task], { stdio: 'ignore' })
    mkdirSync(dirname(whereIs(file)), { recursive: true })
    writeFileSync(whereIs(file), readFileSync(pdf))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
