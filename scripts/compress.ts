import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes a Brotli and a gzip copy of every text file of the built web app, as small as possible. */
const folder = join(import.meta.dirname, '../apps/web/dist')
const TEXTS = '**/*.{js,css,html,svg,json,vtt,txt,webmanifest}'

for (const name of globSync(TEXTS, { cwd: folder })) {
  const file = join(folder, name)
  const bytes = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
