/** Returns the section of a version, without its heading. A release needs its date; a dry run does not. */
export function notesOf(changelog: string, version: string, isDated: boolean): string {
  const heading = `## [${version}] - `
  const sections = changelog.split(/^(?=## \[)/m)
  const section = sections.find((text) => text.startsWith(heading))
  if (!section) throw new Error(`CHANGELOG.md has no section "${heading}…"`)
  const [first = '', ...rest] = section.split('\n')
  if (isDated && !/^\d{4}-\d{2}-\d{2}$/.test(first.slice(heading.length)))
    throw new Error(`CHANGELOG.md: "${first}" has no date`)
  if (!rest.includes('### Upgrading')) throw new Error(`CHANGELOG.md: ${version} has no part "### Upgrading"`)
  return `${rest.join('\n').trim()}\n`
}

/** Returns how a reader checks what was downloaded. The identity is the workflow that signed. */
export const verifying = ({ image, version, repository }: Record<'image' | 'version' | 'repository', string>) => `
### Checking this release

\`sha256sum --check SHA256SUMS\` checks the files. The image is signed, and carries its list of parts and its provenance:

\`\`\`sh
cosign verify --certificate-identity-regexp '/release.yaml@refs/tags/v${version}$' --certificate-oidc-issuer-regexp . ${image}:${version}
cosign verify-attestation --type cyclonedx --certificate-identity-regexp '/release.yaml@refs/tags/v${version}$' --certificate-oidc-issuer-regexp . ${image}:${version}
gh attestation verify oci://${image}:${version} --repo ${repository}
\`\`\`
`
