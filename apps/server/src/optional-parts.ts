import { OPTIONAL_PARTS, type OptionalPart } from '@thrive/domain'
import type { Env } from './env.ts'

interface Part {
  isOn(env: Env): boolean
  /** What follows while it is off, for the log. */
  whenOff: string
}

const PARTS: Record<OptionalPart, Part> = {
  mail: {
    isOn: ({ SMTP_URL }) => SMTP_URL !== undefined,
    whenOff:
      'mail is off (SMTP_URL): whoever types an address continues its session without a code, HR hands invitations ' +
      'over by itself, and nobody is reminded',
  },
  redis: {
    isOn: ({ REDIS_URL }) => REDIS_URL !== undefined,
    whenOff: 'Redis is off (REDIS_URL): this must be the only node; limits and rooms are its own',
  },
  s3: {
    isOn: ({ PHOTO_STORE }) => PHOTO_STORE === 's3',
    whenOff: 'S3 is off (PHOTO_STORE): photos are in PHOTO_FOLDER, which the nodes must share and a backup must hold',
  },
  secrets: {
    isOn: ({ SECRETS_KEY }) => SECRETS_KEY !== undefined,
    whenOff: 'SECRETS_KEY is not set: second factors, company sign-in, rounds and webhooks are off',
  },
}

/** Returns the optional parts that this deployment does without. */
export const partsOff = (env: Env): OptionalPart[] => OPTIONAL_PARTS.filter((name) => !PARTS[name].isOn(env))

export const sentencesOfPartsOff = (env: Env): string[] => partsOff(env).map((name) => PARTS[name].whenOff)
