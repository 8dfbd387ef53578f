interface Secretive {
  DATABASE_URL: string
  PHOTO_STORE: 'disk' | 's3'
  S3_SECRET_ACCESS_KEY?: string | undefined
  SMTP_URL?: string | undefined
}

interface Secret {
  setting: string
  secret: string
  /** None where somebody else chose it. */
  shortest?: number
}

const SHORTEST = 12

/** The settings that hold a secret which is in use. */
function secretsOf(env: Secretive): Secret[] {
  const mail = env.SMTP_URL ? new URL(env.SMTP_URL) : null
  return [
    { setting: 'DATABASE_URL', secret: new URL(env.DATABASE_URL).password, shortest: SHORTEST },
    ...(env.PHOTO_STORE === 's3'
      ? [{ setting: 'S3_SECRET_ACCESS_KEY', secret: env.S3_SECRET_ACCESS_KEY ?? '', shortest: SHORTEST }]
      : []),
    // A mail server of the house may ask for no login at all.
    ...(mail?.username ? [{ setting: 'SMTP_URL', secret: mail.password }] : []),
  ]
}

const KNOWN = /change.?me|example|password|secret|postgres|minio|thrive/i

/** A secret is missing, is short, or looks like what stands in an example: the names of such settings. */
export const guessableSecrets = (env: Secretive): string[] =>
  secretsOf(env)
    .filter(({ secret, shortest = 1 }) => secret.length < shortest || KNOWN.test(secret))
    .map(({ setting }) => setting)
