import type { Privacy } from '@thrive/content'
import type { Locale, Plan, Question, Workshop } from '@thrive/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from './env.ts'
import type { Leaving } from './http/close.ts'
import type { Database } from './infra/database.ts'
import type { Events } from './infra/events.ts'
import type { Mailer } from './infra/mail.ts'
import type { Figures } from './infra/metrics.ts'
import type { PhotoStore } from './infra/photo-store.ts'

/** One published revision, with what requests need from it prepared. */
export interface Revision {
  id: number
  workshop: Workshop
  plan: Plan
  questions: Map<number, Question>
  /** The workshop in the words of a language, and as it goes over the wire. */
  inLocale(locale: Locale): { workshop: Workshop; json: Buffer }
}

export interface Library {
  /** The revisions a new session starts with, in the order of their versions. */
  published(): Promise<Revision[]>
  find(slug: string): Promise<Revision | undefined>
  revision(id: number): Promise<Revision>
}

/** What a feature may use. Each says which parts it needs with `Pick`. */
export interface Deps {
  env: Env
  db: Database
  photos: PhotoStore
  /** Null where no mail is configured. */
  mail: Mailer | null
  /** Null where none is configured: then this is the only process. */
  redis: Redis | null
  events: Events
  library: Library
  privacy: Privacy
  log: FastifyBaseLogger
  leaving: Leaving
  figures: Figures
}
