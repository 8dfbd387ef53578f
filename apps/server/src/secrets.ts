interface Secretive {
  DATABASE_URL: string
  PHOTO_STORE: 'disk' | 's3'
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** The settings that hold a secret, and the secret in each that is in use. */
const secretsOf = (env: Secretive): [string, string][] => [
  ['DATABASE_URL', new URL(env.DATABASE_URL).password],
  ...(env.PHOTO_STORE === 's3' ? [['S3_SECRET_ACCESS_KEY', env.S3_SECRET_ACCESS_KEY ?? ''] as [string, string]] : []),
]

const KNOWN = /change.?me|example|password|secret|postgres|minio|thrive/i

/** A secret is missing, is short, or looks like what stands in an example: the names of such settings. */
export const guessableSecrets = (env: Secretive): string[] =>
  secretsOf(env)
    .filter(([, secret]) => secret.length < 12 || KNOWN.test(secret))
    .map(([name]) => name)
