import type { Privacy } from '@thrive/content'
import type { Locale, Plan, Question, RoomWords, SeatRole, Workshop } from '@thrive/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from './env.ts'
import type { Leaving } from './http/close.ts'
import type { Stream, Streams } from './http/streams.ts'
import type { Compressed } from './infra/compressed.ts'
import type { Database } from './infra/database.ts'
import type { Events } from './infra/events.ts'
import type { Mailer } from './infra/mail.ts'
import type { MediaStore } from './infra/media-store.ts'
import type { Figures } from './infra/metrics.ts'
import type { Outbound } from './infra/outbound.ts'
import type { PhotoStore } from './infra/photo-store.ts'

/** One published revision, prepared for requests. */
export interface Revision {
  id: number
  workshop: Workshop
  plan: Plan
  questions: Map<number, Question>
  inLocale(locale: Locale): Translated
}

/** The workshop translated into one language, its JSON response, and the texts that rooms show. */
export interface Translated {
  workshop: Workshop
  json: Compressed
  room: RoomWords
}

export interface Library {
  /** The revisions that new sessions start with, ordered by version. */
  published(): Promise<Revision[]>
  find(slug: string): Promise<Revision | undefined>
  /** A transaction passes itself: waiting for a second connection could block all of them. */
  revision(id: number, on?: Database): Promise<Revision>
}

/** Settings that the owners control. One deployment serves one organisation. */
export interface OrganisationSettings {
  name: string
  /** Key of the logo file in the photo store. */
  logoKey: string | null
  /** Support addresses by version slug; other versions use the address in their content. */
  support: Record<string, string>
  lang: Locale
  timeZone: string
  /** The months that owners last confirmed; null keeps sessions. */
  retentionMonths: number | null
  /** The months in force: until `until`, or indefinitely if that is null. */
  retentionInForce: { months: number | null; until: Date | null }
  /** The owner who requested the pending retention time. */
  retentionAsked: { by: string | null; at: Date | null }
  /** False until an owner decides how long sessions are kept. Until then they are kept indefinitely. */
  retentionDecided: boolean
  /** Whom to ask for erasure; null means the HR department. */
  contact: string | null
  /** Mail domains whose addresses may start a session; empty allows every domain. */
  domains: string[]
  /** True if every member must have a second factor. */
  factorRequired: boolean
  /** How many teams a figure of a label needs. */
  smallestGroup: number
}

export interface Organisation {
  /** The current settings, at most one second old. */
  read(): Promise<OrganisationSettings>
  /** The settings as last read, for code that must not wait for the database. */
  known(): OrganisationSettings
  /** Call after a change on this node was committed. */
  changed(): Promise<void>
}

export interface SeatKey {
  id: string
  number: number
  role: SeatRole
  /** Identifies a removed seat; one that left is not remembered. */
  tokenHash: Buffer
}

/** The streams of each room, on this node and on others. Rooms are identified by their session id. */
export interface Rooms {
  /** Sends the state to a stream, now and after each change, until the seat, the room or the node ends. */
  listen(
    sessionId: string,
    seat: (SeatKey & { lang?: Locale | undefined }) | null,
    open: () => Stream,
  ): Promise<boolean>
  /** Call after a room change was committed. */
  changed(sessionId: string, change?: RoomChange): void
}

export interface RoomChange {
  /** When a ballot arrived, in milliseconds. */
  ballotAt?: number
  /** True if the leader asked for something, which is sent without delay. */
  isWish?: boolean
}

/** Everything a feature may use. Each feature picks the parts it needs with `Pick`. */
export interface Deps {
  env: Env
  db: Database
  photos: PhotoStore
  /** The organisation's own films and other files. */
  media: MediaStore
  /** Lists of erased sessions, beside the photos. */
  erasures: PhotoStore
  /** Pieces of files with everything of the organisation, beside the photos. */
  takeOuts: PhotoStore
  /** Null if no mail server is configured. */
  mail: Mailer | null
  /** Calls addresses that people typed. */
  outbound: Outbound
  /** Null if Redis is not configured; then this is the only process. */
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
