import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MOST_OPEN_FILES = 64
const FILES = 500

test('more files are written than may be open at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const program = `
    import { writeFiles } from '${join(import.meta.dirname, 'write-files.ts')}'
    const names = Array.from({ length: ${FILES} }, (_, nth) => ['messages/' + nth + '.js', 'x'])
    await writeFiles('${folder}', Object.fromEntries(names))`
  const limited = `ulimit -n ${MOST_OPEN_FILES} && exec "$0" "$@"`
  execFileSync('sh', ['-c', limited, process.execPath, '--input-type=module', '--eval', program])
  expect(readdirSync(join(folder, 'messages'))).toHaveLength(FILES)
})
