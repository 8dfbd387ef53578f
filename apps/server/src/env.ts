import { isTimeZone, LOCALES } from '@thrive/domain'
import { z } from 'zod'
import { currentOf } from './replaced-settings.ts'
import { guessableSecrets } from './secrets.ts'

const flag = z.enum(['on', 'off'])
/** A comma-separated list. */
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ''))
/** Origins as browsers write them: https://app.example.org, with no path. */
const origins = list.refine(
  (items) => items.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
  {
    message: 'origins such as https://app.example.org, with commas between them',
  },
)
/** 32 random bytes. */
const secretsKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, { message: '32 bytes in base64' })
  .optional()
const number = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const GUESSABLE = 'in production a secret is a random one of at least 12 characters, none that stands in an example'

/** For settings that are copied once into the organisation's settings. */
const BEGINS = 'what a new deployment begins with, owners change it afterwards'

/** All settings; docs/settings.md is generated from this. */
export const settings = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('production refuses settings that are only for trying things out'),
    HOST: z.string().default('127.0.0.1').describe('address to listen on'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('port to listen on'),
    DRAIN_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .describe('how long a server that is shutting down says so before it closes, so that the proxy in front notices'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('PostgreSQL 15 or newer'),
    DATABASE_POOL: number(10).describe('database connections per process'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('what is logged; info is one line per request'),
    TRUST_PROXY: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .describe('how many of your own proxies are in front and set X-Forwarded-For; 0 for none'),
    CORS_ORIGINS: origins.describe('other web addresses whose pages may call this server; empty for none'),
    RATE_LIMITS: flag.default('on').describe('off is accepted only outside production'),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/ })
      .optional()
      .describe(
        'Redis, where several nodes count requests together and tell each other of rooms; empty counts in each process',
      ),
    LIMIT_CREATE_PER_ADDRESS: number(1_500).describe(
      'starts from one IP address in ten minutes; a browser that holds the session is not counted',
    ),
    LIMIT_CREATE_PER_EMAIL: number(30).describe('the same with one e-mail address'),
    LIMIT_PHOTO_PER_ADDRESS: number(1_500).describe('photos from one IP address in ten minutes'),
    LIMIT_PHOTO_PER_TEAM: number(30).describe('photos of one team in ten minutes'),
    LIMIT_JOIN_PER_ADDRESS: number(1_500).describe(
      'refused joins from one IP address in ten minutes; a right code is never refused for them',
    ),
    LIMIT_JOIN_PER_CODE: number(300).describe('new seats with one code in ten minutes'),
    LIMIT_STREAMS_PER_ADDRESS: number(600).describe(
      'phones and screens of rooms that one IP address may have connected to a node, ten full rooms',
    ),
    LIMIT_LOGIN_PER_ADDRESS: number(30).describe('HR logins from one IP address in ten minutes'),
    LIMIT_CALLS_PER_TOKEN: number(6_000).describe('calls of a program with one token in ten minutes'),
    LOGIN_LONGEST_DELAY: z.coerce
      .number()
      .int()
      .min(0)
      .max(15)
      .default(8)
      .describe('the longest delay of a login after failed attempts, in seconds; 0 for no delay'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe('the mail server, for example smtps://user:password@mail.example.org; empty sends none'),
    SMTP_TLS: z
      .enum(['required', 'optional'])
      .default('required')
      .describe('optional also sends mail, and the password, to a server that offers no encryption'),
    MAIL_FROM: z.string().optional().describe('the sender of mails, for example Thrive <thrive@example.org>'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('the address of the web app, for links in mails'),
    MAILS_PER_MINUTE: number(60).describe(
      'how many mails of rounds and reminders of actions are handed to the mail server in a minute, over all nodes; ' +
        'codes and results go at once',
    ),
    TIME_ZONE: z
      .string()
      .default('Europe/Amsterdam')
      .refine(isTimeZone, { message: 'a time zone such as Europe/Amsterdam' })
      .describe(
        `the time zone of the teams: reminders go out at 8:00 there, and it decides on which day a team finished; ${BEGINS}`,
      ),
    EMAIL_DOMAINS: list.describe(
      `mail domains whose addresses may start a session, with commas between them; empty for every domain; ${BEGINS}`,
    ),
    HR_TOKEN_HOURS: number(12).describe('how long an HR login lasts at most'),
    HR_IDLE_MINUTES: z.coerce
      .number()
      .int()
      .min(5)
      .default(30)
      .describe('minutes without activity after which an HR login ends; a warning shows two minutes before'),
    SECRETS_KEY: secretsKey.describe(
      'what second factors and the secrets of company sign-in, links of rounds and webhooks are encrypted with: ' +
        'openssl rand -base64 32; all are off without it',
    ),
    SECRETS_KEY_BEFORE: secretsKey.describe('the key before, while npm run rekey changes to a new one'),
    RETENTION_MONTHS: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe(`months after which sessions are erased, every day; empty keeps them; ${BEGINS}`),
    WEBHOOK_HOSTS: list
      .transform((hosts) => hosts.map((host) => host.toLowerCase()))
      .describe(
        'hosts inside your own network to which webhooks may be sent, with commas between them; others must have ' +
          'addresses of the internet',
      ),
    AUDIT_MONTHS: number(24).describe('entries of the audit log older than this are dropped every day'),
    AUDIT_LOG: flag
      .default('off')
      .describe(
        'on also writes each entry of the audit log to the log as a line of JSON, for a collector of your own: ' +
          'then the log holds e-mail addresses of HR',
      ),
    DEFAULT_LANG: z
      .enum(LOCALES)
      .default('en')
      .describe(`the language of the screens until somebody chooses: en, nl or fr; ${BEGINS}`),
    PRIVACY_CONTACT: z.email().optional().describe(`whom to ask for erasure; the HR department if empty; ${BEGINS}`),
    PHOTO_STORE: z.enum(['disk', 's3']).default('disk').describe('where photos are kept; s3 needs the S3_ settings'),
    PHOTO_FOLDER: z
      .string()
      .default('.data/photos')
      .describe(
        'where photos go with PHOTO_STORE=disk; use it for nothing else: files that no session names are deleted',
      ),
    MEDIA_QUOTA_GB: number(20).describe(
      "gigabytes that the organisation's own films and other files may take of the photos' disk or bucket",
    ),
    S3_ENDPOINT: z.url().optional().describe('an S3 server of your own; empty for AWS'),
    S3_REGION: z.string().default('eu-west-1').describe('region of the bucket'),
    S3_BUCKET: z.string().optional().describe('bucket for the photos of this database only; it must exist'),
    S3_ACCESS_KEY_ID: z.string().optional().describe('the key that may write to the bucket'),
    S3_SECRET_ACCESS_KEY: z.string().optional().describe('the secret of that key'),
    METRICS_HOST: z.string().default('127.0.0.1').describe('address on which metrics are served'),
    METRICS_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65535)
      .optional()
      .describe('port of /metrics for Prometheus; empty for none'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url()
      .optional()
      .describe('where traces are sent, over OTLP/HTTP; empty for nowhere'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number()
      .min(0)
      .max(1)
      .default(1)
      .describe('the share of requests that are traced'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.RATE_LIMITS === 'on', {
    path: ['RATE_LIMITS'],
    message: 'request limits cannot be switched off in production',
  })
  .refine((env) => !env.SMTP_URL || (env.MAIL_FROM && env.PUBLIC_URL), {
    path: ['SMTP_URL'],
    message: 'mail needs MAIL_FROM and PUBLIC_URL',
  })
  .refine((env) => env.PHOTO_STORE !== 's3' || (env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['PHOTO_STORE'],
    message: 's3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return
    for (const name of guessableSecrets(env)) context.addIssue({ code: 'custom', path: [name], message: GUESSABLE })
  })

export type Env = z.output<typeof settings>

/** An empty setting counts as absent, so that a copied .env.example may leave values blank. */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = settings.safeParse(currentOf(given).settings)
  if (!result.success)
    throw new Error(`The settings in the environment are not right:\n${z.prettifyError(result.error)}`)
  return result.data
}
