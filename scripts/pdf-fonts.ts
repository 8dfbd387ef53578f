import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * npm run pdf-fonts: fills apps/web/public/fonts with what the PDF needs for scripts that the screen fonts do not
 * cover. The packages are not dependencies, because three of them have 70 MB each, and we need a twentieth of that: one
 * weight, in a format that fontkit can subset, without the Latin that each of them includes.
 */
const PACKAGES = {
  arabic: '@fontsource/noto-sans-arabic@5.3.0',
  armenian: '@fontsource/noto-sans-armenian@5.3.0',
  devanagari: '@fontsource/noto-sans-devanagari@5.3.0',
  emoji: '@fontsource/noto-emoji@5.3.2',
  georgian: '@fontsource/noto-sans-georgian@5.3.0',
  hebrew: '@fontsource/noto-sans-hebrew@5.3.0',
  jp: '@fontsource/noto-sans-jp@5.3.0',
  kr: '@fontsource/noto-sans-kr@5.3.0',
  sc: '@fontsource/noto-sans-sc@5.3.0',
  thai: '@fontsource/noto-sans-thai@5.3.0',
}
const FONTS = join(import.meta.dirname, '../apps/web/public/fonts')

for (const [family, name] of Object.entries(PACKAGES)) {
  const unpacked = unpack(name)
  const folder = join(FONTS, family)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const all: Record<string, string> = JSON.parse(readFileSync(join(unpacked, 'unicode.json'), 'utf8'))
  // A slice is numbered, or named after its script.
  const slices = Object.entries(all).map(([slice, ranges]) => [slice.replace(/[[\]]/g, ''), ranges] as const)
  const kept = slices.filter(([slice]) => slice === family || /^\d+$/.test(slice))
  const file = (slice: string) => `${name.split(/[/@]/)[2]}-${slice}-400-normal.woff`
  for (const [slice] of kept) copyFileSync(join(unpacked, 'files', file(slice)), join(folder, `${slice}.woff`))
  writeFileSync(join(folder, 'ranges.json'), `${JSON.stringify(Object.fromEntries(kept))}\n`)
  copyFileSync(join(unpacked, 'LICENSE'), join(folder, 'OFL.txt'))
  rmSync(unpacked, { recursive: true })
  console.log(`${family}: ${kept.length} files of ${name}`)
}

function unpack(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-fonts-'))
  const tarball = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['--extract', '--strip-components=1', '--file', tarball], { cwd: folder })
  return folder
}
