export type Command = [program: string, ...args: string[]]

export interface Shipment {
  image: string
  version: string
  tags: string[]
  isPrerelease: boolean
  /** True if no release is newer. */
  isNewest: boolean
  /** The folder that the release was written to. */
  folder: string
}

const ARCHITECTURES = ['amd64', 'arm64']
const sbomIn = (folder: string) => `${folder}/thrive.cdx.json`
export const digestFileIn = (folder: string) => `${folder}/digest`

// Docker's own format: that of OCI has no health check, which Compose waits for.
const PUSH = ['buildah', 'manifest', 'push', '--all', '--format', 'v2s2'] as const
const listOf = (version: string) => `thrive:${version}`

/** Pushes both images, which the checks have passed, as one list under the version's own tag. */
export function pushCommands({ image, version, folder }: Shipment, archives: string): Command[] {
  const list = listOf(version)
  const add = (architecture: string): Command => [
    ...(['buildah', 'manifest', 'add', list] as const),
    `docker-archive:${archives}/thrive-${architecture}.tar`,
  ]
  const push = [...PUSH, '--digestfile', digestFileIn(folder)] as const
  return [
    ['buildah', 'manifest', 'create', list],
    ...ARCHITECTURES.map(add),
    [...push, list, `docker://${image}:${version}`],
  ]
}

/** Moves the shorter tags, once what they lead to is signed. */
export const tagCommands = ({ image, version, tags }: Shipment): Command[] =>
  tags.filter((tag) => tag !== version).map((tag) => [...PUSH, listOf(version), `docker://${image}:${tag}`])

/** Signs the list and each image in it, and attaches the list of parts. */
export function signCommands({ folder }: Shipment, reference: string): Command[] {
  return [
    ['cosign', 'sign', '--yes', '--recursive', reference],
    ['cosign', 'attest', '--yes', '--type', 'cyclonedx', '--predicate', sbomIn(folder), reference],
  ]
}

/** Publishes the release with its files. */
export function publishCommand({ version, isPrerelease, isNewest, folder }: Shipment, files: string[]): Command {
  return [
    'gh',
    'release',
    'create',
    `v${version}`,
    '--verify-tag',
    '--title',
    `Thrive ${version}`,
    '--notes-file',
    `${folder}/notes.md`,
    ...(isPrerelease ? ['--prerelease'] : []),
    `--latest=${isNewest}`,
    ...files.map((file) => `${folder}/${file}`),
  ]
}
