import type { Privacy } from '@thrive/content'
import type { Locale, Plan, Question, RoomWords, SeatRole, Workshop } from '@thrive/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from './env.ts'
import type { Leaving } from './http/close.ts'
import type { Stream, Streams } from './http/streams.ts'
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
  inLocale(locale: Locale): Translated
}

/** The workshop in the words of a language, as it goes over the wire, and what a room says of it. */
export interface Translated {
  workshop: Workshop
  json: Buffer
  room: RoomWords
}

export interface Library {
  /** The revisions a new session starts with, in the order of their versions. */
  published(): Promise<Revision[]>
  find(slug: string): Promise<Revision | undefined>
  revision(id: number): Promise<Revision>
}

/** What its owners set; one deployment serves one organisation. */
export interface OrganisationSettings {
  name: string
  /** Of its file in the photo store. */
  logoKey: string | null
  /** Support addresses by the slug of a version; one that is not named has that of its content. */
  support: Record<string, string>
  lang: Locale
  timeZone: string
  /** Null keeps sessions. */
  retentionMonths: number | null
  /** Whom to ask for erasure; null says the HR department. */
  contact: string | null
  /** Whose addresses may start a session; none lets every domain. */
  domains: string[]
}

export interface Organisation {
  /** As it is, or was a second ago. */
  read(): Promise<OrganisationSettings>
  /** As it was last read, for what must not wait for the database. */
  known(): OrganisationSettings
  /** To be called after a change on this node was committed. */
  changed(): Promise<void>
}

export interface SeatKey {
  id: string
  number: number
  role: SeatRole
}

/** Who listens in which room, here and on the other nodes. A room goes by the id of its session. */
export interface Rooms {
  /** Sends the state to whoever listens, now and after each change, until the seat, the room or the node ends. */
  listen(sessionId: string, seat: SeatKey | null, open: () => Stream): Promise<boolean>
  /** To be called after each change of a room was committed. */
  changed(sessionId: string, change?: RoomChange): void
}

export interface RoomChange {
  /** When a ballot arrived, in milliseconds. */
  ballotAt?: number
  /** A wish of the leader does not wait for its turn. */
  isWish?: boolean
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
  organisation: Organisation
  events: Events
  rooms: Rooms
  streams: Streams
  library: Library
  privacy: Privacy
  log: FastifyBaseLogger
  leaving: Leaving
  figures: Figures
}
