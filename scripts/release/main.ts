import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type Command,
  digestFileIn,
  publishCommand,
  pushCommands,
  type Shipment,
  signCommands,
  tagCommands,
} from './commands.ts'
import { isNewest, otherVersions, parseVersion, tagsOf } from './version.ts'
import { writeRelease } from './write.ts'

/**
 * npm run release -- --dry-run 1.0.0: writes everything that the release has, and the commands that would ship it.
 * The workflow runs the same without --dry-run: first to write, then --push (with the images in --archives), then
 * --publish. IMAGE is the image's name with its registry.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    push: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    archives: { type: 'string', default: 'images' },
    folder: { type: 'string' },
  },
})
const root = join(import.meta.dirname, '../..')
const isDry = values['dry-run']
const version = parseVersion(positionals[0] ?? '')
const folder = resolve(values.folder ?? join(root, '.data/release', version.text))
const image = process.env.IMAGE || (isDry ? 'registry.example/thrive' : '')
const repository = process.env.GITHUB_REPOSITORY ?? 'OWNER/REPOSITORY'
const PROVENANCE = 'provenance.intoto.jsonl'

const others = otherVersions(root, version.text)
if (others.length > 0) throw new Error(`not every package has the version ${version.text}:\n${others.join('\n')}`)
if (!/^[\w.-]+(:\d+)?\/[\w./-]+$/.test(image))
  throw new Error('IMAGE has to be the name of the image, with its registry')

const released = execFileSync('git', ['tag', '--list', 'v*'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((tag) => /^v\d+\.\d+\.\d+/.test(tag))
  .map((tag) => parseVersion(tag.slice(1)))
const shipment: Shipment = {
  image,
  version: version.text,
  tags: tagsOf(version, released),
  isPrerelease: version.isPrerelease,
  isNewest: isNewest(version, released),
  folder,
}
const run = ([program, ...args]: Command) => execFileSync(program, args, { cwd: root, stdio: 'inherit' })
const attached = () => [
  ...[...readFileSync(join(folder, 'SHA256SUMS'), 'utf8').matchAll(/ {2}(\S+)$/gm)].map(([, name = '']) => name),
  'SHA256SUMS',
  ...(existsSync(join(folder, PROVENANCE)) ? [PROVENANCE] : []),
]

function push() {
  for (const command of pushCommands(shipment, values.archives)) run(command)
  const digest = readFileSync(digestFileIn(folder), 'utf8').trim()
  for (const command of [...signCommands(shipment, `${image}@${digest}`), ...tagCommands(shipment)]) run(command)
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `digest=${digest}\n`)
}

/** Writes what would be run, one command per line. */
function writeCommands() {
  const commands = [
    ...pushCommands(shipment, values.archives),
    ...signCommands(shipment, `${image}@DIGEST`),
    ...tagCommands(shipment),
    publishCommand(shipment, attached()),
  ]
  writeFileSync(join(folder, 'commands.txt'), commands.map((words) => `${words.join(' ')}\n`).join(''))
}

if (values.push) push()
else if (values.publish) run(publishCommand(shipment, attached()))
else {
  writeRelease(folder, { version: version.text, image, repository, isDated: !isDry })
  if (isDry) writeCommands()
  console.log(`written to ${folder}`)
}
