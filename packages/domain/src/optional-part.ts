/** What a deployment may do without: a mail server, Redis, a bucket for photos, a key for secrets. */
export const OPTIONAL_PARTS = ['mail', 'redis', 's3', 'secrets'] as const

export type OptionalPart = (typeof OPTIONAL_PARTS)[number]
