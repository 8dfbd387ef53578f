import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { releaseCompose, releaseEnv } from './composition.ts'
import { notesOf, verifying } from './notes.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Files of deploy/ that build or check the image, or serve hosts without containers. */
const NOT_SHIPPED = /\.ts$|\/(Dockerfile|thrive|thrive\.service)$/

export interface Contents {
  version: string
  image: string
  repository: string
  isDated: boolean
}

/** Writes every file of a release into the folder. */
export function writeRelease(folder: string, { version, image, repository, isDated }: Contents) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const notes = notesOf(read('CHANGELOG.md'), version, isDated)
  write('notes.md', notes + verifying({ image, version, repository }))
  const compose = releaseCompose(read('deploy/compose.yaml'), image)
  const env = releaseEnv(read('deploy/.env.example'), version)
  const bundle = `thrive-${version}.tar.gz`
  write(bundle, pack(`thrive-${version}`, { 'compose.yaml': compose, '.env.example': env }))
  write('compose.yaml', compose)
  // Attached files whose names begin with a dot are renamed.
  write('env.example', env)
  write('thrive.cdx.json', execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, maxBuffer: 2 ** 26 }))
  const files = [bundle, 'compose.yaml', 'env.example', 'thrive.cdx.json']
  const sums = files.map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name}\n`)
  write('SHA256SUMS', sums.join(''))
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Packs what a host needs beside the image: the same commit gives the same bytes. */
function pack(name: string, replaced: Record<string, string>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'thrive-release-'))
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
    for (const file of git('ls-files', 'deploy').split('\n')) {
      if (NOT_SHIPPED.test(file)) continue
      const inside = relative('deploy', file)
      const target = join(folder, name, inside)
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(join(ROOT, file), target)
      if (inside in replaced) writeFileSync(target, replaced[inside] ?? '')
    }
    const same = [
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      `--mtime=@${git('log', '-1', '--format=%ct')}`,
    ]
    return execFileSync('sh', ['-c', 'tar --create "$@" | gzip --no-name --best', 'sh', ...same, name], {
      cwd: folder,
      maxBuffer: 2 ** 26,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
