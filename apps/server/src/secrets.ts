interface SecretSettings {
  DATABASE_URL: string
  PHOTO_STORE: 'disk' | 's3'
  S3_SECRET_ACCESS_KEY?: string | undefined
  SMTP_URL?: string | undefined
  SECRETS_KEY?: Buffer | undefined
}

/** For development, tests and the demo. */
export const EXAMPLE_SECRETS_KEY = 'QW4gZXhhbXBsZSBrZXksIG5vdCBmb3IgcmVhbCB1c2U='

interface Secret {
  setting: string
  secret: string
  /** No minimum if someone else chose the secret. */
  shortest?: number
}

const SHORTEST = 12

/** The settings that contain a secret in use. */
function secretsOf(env: SecretSettings): Secret[] {
  const mail = env.SMTP_URL ? new URL(env.SMTP_URL) : null
  return [
    { setting: 'DATABASE_URL', secret: new URL(env.DATABASE_URL).password, shortest: SHORTEST },
    ...(env.PHOTO_STORE === 's3'
      ? [{ setting: 'S3_SECRET_ACCESS_KEY', secret: env.S3_SECRET_ACCESS_KEY ?? '', shortest: SHORTEST }]
      : []),
    ...(env.SECRETS_KEY ? [{ setting: 'SECRETS_KEY', secret: textIn(env.SECRETS_KEY), shortest: SHORTEST }] : []),
    // An internal mail server may not require a login.
    ...(mail?.username ? [{ setting: 'SMTP_URL', secret: mail.password }] : []),
  ]
}

/**
 * Returns the key as text, to detect typed keys. Empty for a key with few distinct bytes, which then counts as too
 * short.
 */
const textIn = (key: Buffer) => (new Set(key).size < SHORTEST ? '' : key.toString('latin1'))

const KNOWN = /change.?me|example|password|secret|postgres|minio|thrive/i

/** The names of settings whose secret is missing, too short, or looks like one from an example. */
export const guessableSecrets = (env: SecretSettings): string[] =>
  secretsOf(env)
    .filter(({ secret, shortest = 1 }) => secret.length < shortest || KNOWN.test(secret))
    .map(({ setting }) => setting)
