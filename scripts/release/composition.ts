/** Replaces a passage that must be there once, so that a change of the file is noticed here. */
function replaceOnce(text: string, passage: string, by: string): string {
  const parts = text.split(passage)
  if (parts.length !== 2) throw new Error(`expected once, found ${parts.length - 1} times: ${passage}`)
  return parts.join(by)
}

const BUILT = `  image: thrive
  build:
    context: ..
    dockerfile: deploy/Dockerfile
`
const START = '# docker compose -f deploy/compose.yaml up -d --build --wait'

/** Returns the composition of a release: its image is pulled, and nothing is built or cloned. */
export function releaseCompose(text: string, image: string): string {
  const pulled = replaceOnce(text, BUILT, `  image: ${image}:\${THRIVE_VERSION:?set it in .env}\n`)
  return replaceOnce(pulled, START, '# docker compose up -d --wait').replaceAll('deploy/', '')
}

const HEAD = '# For deploy/compose.yaml: copy to deploy/.env and fill in.'

/** Returns the settings' example of a release, which begins with its version. */
export function releaseEnv(text: string, version: string): string {
  const [head = '', ...rest] = replaceOnce(text, HEAD, '# Copy to .env and fill in.').split('\n')
  const chosen = ['', '# the release that runs; to upgrade, write another one', `THRIVE_VERSION=${version}`]
  return [head, ...chosen, ...rest].join('\n').replaceAll('deploy/', '')
}
